/** What is being put together, as the steps that put it together. */

import type { Cart } from "../lib/views/rocketmen";
import { takenBy } from "../lib/words";
import { called, told } from "./words";

/** The steps of a cart: the cards first, then what pays. */
export function stepsOf({ kind, plan, cards, pad, placed, money_tokens, science_tokens, paid }: Cart): string[] {
  const times = (count: number, words: string): string[] => Array.from({ length: count }, () => words);
  const VERBS: Record<Cart["kind"], (card: string) => string> = {
    buy: (card) => `buy ${card}`,
    place: (card) => `place ${card} pad`,
    replace: (card) => `replace ${card}`,
    discard: (card) => `discard ${card} hand`,
  };
  return [
    ...(plan ? [kind === "discard" ? "discard plan" : `place ${plan} plan`] : []),
    ...cards.map(VERBS[kind]),
    ...pad.map((card) => `discard ${card} pad`),
    ...placed.map((card) => `pay placed:${card}`),
    ...times(money_tokens, "pay token:money"),
    ...times(science_tokens, "pay token:science"),
    ...paid.map((card) => `pay ${card}`),
  ];
}

/** Whether what gives this would pay more than is missing, by what stands on the bill. */
export function isWaste({ bill, offered }: Cart, given: { money: number; resources: readonly string[] }): boolean {
  const missing = bill.money - offered.money;
  const open = bill.resources.length - Math.min(offered.resources.length, bill.resources.length);
  return open === 0 && (given.money > missing || (given.money === 0 && given.resources.length > 0));
}

/** What pays by these words. */
export function payerName(words: string): string {
  const [origin, card] = (takenBy(words)[0] ?? "").split(":") as [string, string | undefined];
  return origin === "token" ? told("board-token-line") : called(card ?? origin);
}
