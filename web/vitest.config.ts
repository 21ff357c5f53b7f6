import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import pages from "./vite.config";

export default mergeConfig(
  pages,
  defineConfig({
    resolve: { conditions: ["browser"] }, // where state is alive
    server: { fs: { allow: [".", "../src/apogee/locale"] } }, // sentences are those of the catalogues
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts"],
      unstubGlobals: true,
      isolate: false, // reading everything anew for each file takes longer than all tests
      pool: "threads",
      maxWorkers: 1,
    },
  }),
);
