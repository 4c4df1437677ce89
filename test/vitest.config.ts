import { fileURLToPath } from "node:url";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { basicFonts } from "../web/build/basic-fonts.ts";
import { denyOutbound } from "./setup/runtime/deny-outbound.ts";
import { memoryFolder } from "./setup/runtime/memory-folder.ts";
import { workerVars } from "./setup/runtime/worker-vars.ts";

// Else wrangler announces, once a run, the file that it takes secrets from.
process.env["WRANGLER_LOG"] ??= "warn";

// What the runtimes store ends with them. On a disk, emptying it after each test takes six times as long.
const inMemory = memoryFolder();
if (inMemory) process.env["TMPDIR"] = inMemory;

const everyCase = process.env["EVERY_CASE"] === "1";
// No test is about speed: a busy machine only makes them later, and tests that go through every case all the more.
const PATIENCE_MS = (everyCase ? 15 : 2) * 60_000;
const inWorker = ["routes", "db", "chat", "delivery", "cron", "http"];
const inNode = ["domain", "web", "tools", "fakes"];
const testsIn = (folders: string[]) => folders.map((folder) => `test/${folder}/**/*.test.{ts,tsx}`);

// Vitest takes the configuration from the default export.
export default defineConfig({
  test: {
    projects: [
      {
        // All of its icons in one file: taken one by one, they are more files than the Worker and its tests.
        resolve: { alias: { "lucide-react": fileURLToPath(import.meta.resolve("lucide-react")) } },
        // Pages are drawn by the React that draws them in production.
        oxc: { jsx: { development: false } },
        plugins: [
          basicFonts(),
          cloudflareTest(({ inject }) => {
            const access = inject("access");
            return {
              wrangler: { configPath: "./wrangler.toml" },
              miniflare: {
                bindings: workerVars(access.url),
                outboundService: denyOutbound(access.url),
              },
            };
          }),
        ],
        test: {
          name: "worker",
          env: { NODE_ENV: "production" },
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          include: testsIn(inWorker),
          globalSetup: ["test/setup/runtime/access-issuer.ts", "test/setup/runtime/migrations.ts"],
          setupFiles: ["test/setup/worker.ts"],
          // A database answers each case: half as many as of the rules.
          provide: { everyCase, oneCaseIn: everyCase ? 1 : 20 },
          // Two runtimes for all files, not one for each: what is stored is reset after every test.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        plugins: [basicFonts()],
        test: {
          name: "unit",
          maxWorkers: "100%",
          // As above: half of the time went into loading the same modules again for each file.
          isolate: false,
          include: testsIn(inNode),
          setupFiles: ["test/setup/unit.ts"],
          provide: { everyCase, oneCaseIn: everyCase ? 1 : 10 },
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
    ],
  },
});
