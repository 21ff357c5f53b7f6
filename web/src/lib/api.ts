/** Requests to the server. What it refuses arrives as a Trouble with one sentence in the reader's language. */

import type { Answer, Me } from "./protocol";
import { settings } from "./settings.svelte";

export class Trouble extends Error {
  constructor(
    readonly code: string, // the server's, or "offline" where it did not answer
    message: string,
    readonly rule?: string,
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        "accept-language": settings.language,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Trouble("offline", "");
  }
  let said: Record<string, unknown>;
  try {
    said = (await response.json()) as Record<string, unknown>;
  } catch {
    throw new Trouble("offline", "");
  }
  if (response.ok) return said as T;
  throw new Trouble(String(said.error ?? "fault"), String(said.message ?? ""), said.rule as string | undefined);
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown): Promise<T> => ask<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>("PUT", path, body);

/** A key that no command had before. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const RETRIES_MS = [200, 500, 1000, 2000, 4000, 4000, 4000];

/** A command with one final answer: where none arrives it is sent again, with the same key, so it is done once. */
export async function command(path: string, body: Record<string, unknown>): Promise<Answer> {
  const keyed = { key: newKey(), ...body };
  for (const wait of [...RETRIES_MS, 0]) {
    try {
      return await post<Answer>(path, keyed);
    } catch (trouble) {
      const isPassing = trouble instanceof Trouble && ["offline", "quick", "storage"].includes(trouble.code);
      if (!isPassing || !wait) throw trouble;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  throw new Trouble("offline", "");
}

/** Be somebody here: the server knows a browser by its cookie, and a new one needs a name. */
export async function beSomebody(name: string): Promise<string> {
  const me = await get<Me>("/api/me");
  if (me.name !== null) return me.name;
  const made = await post<Me>("/api/guests", { name });
  return made.name ?? name;
}
