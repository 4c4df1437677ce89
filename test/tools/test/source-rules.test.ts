import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { repoRoot } from "../repo-root.mjs";

/** Every source file below a folder, by its path from the root. */
function sourcesIn(folder: string): [file: string, text: string][] {
  return readdirSync(path.join(repoRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && file !== "env.d.ts")
    .map((file) => path.join(folder, file))
    .map((file) => [file, readFileSync(path.join(repoRoot, file), "utf8")]);
}

const worker = sourcesIn("worker");
const web = sourcesIn("web");

/** The files in which a pattern occurs. */
const filesWith = (sources: [string, string][], pattern: RegExp) =>
  sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);

it("SQL is put together from constants alone; what callers send is bound", () => {
  // Names of our own columns, each from a literal list, and one number.
  expect(filesWith(worker, /sql\.raw\(/)).toEqual([
    "worker/db/analytics/analytics.ts",
    "worker/db/booking/bookings.ts",
    "worker/db/leads/assessment-search.ts",
    "worker/db/privacy/abandoned.ts",
    "worker/db/privacy/expired-stats.ts",
  ]);
  // Drizzle's own statements: for a batch, and with the SQL kept.
  expect(filesWith(worker, /\.prepare\(/)).toEqual(["worker/db/client.ts", "worker/db/fixed-query.ts"]);
  expect(filesWith(worker, /\.exec\(\s*`[^`]*\$\{/)).toEqual([]);
});

it("the network is asked in two places: for the peers of the outbox, and for the model", () => {
  const asks = filesWith(worker, /(?<![.\w] ?)fetch\((?!request\b)/);
  expect(asks).toEqual(["worker/chat/openai-client.ts", "worker/delivery/peer-fetch.ts"]);
});

it("no markup is made from text, and no text is run", () => {
  const pattern = /innerHTML|insertAdjacentHTML|outerHTML|document\.write|\beval\(|new Function\(/;
  expect(filesWith([...web, ...worker], pattern)).toEqual([]);
});

it("a link to another tab hands it nothing of this one", () => {
  for (const [file, text] of web) {
    const tabs = text.match(/_blank/g)?.length ?? 0;
    const closed = text.match(/\bnoopener\b/g)?.length ?? 0;
    expect({ file, open: Math.max(0, tabs - closed) }).toEqual({ file, open: 0 });
  }
});

it("the platform logs no request by itself, and no query string", () => {
  const toml = readFileSync(path.join(repoRoot, "wrangler.toml"), "utf8");
  expect(toml).toMatch(/^invocation_logs = false$/m);
  expect(toml).toMatch(/^redact_query_string = true$/m);
  expect(toml).not.toMatch(/^(?:logpush|workers_dev|preview_urls) = true$/m);
});

it("every test that SECURITY.md names is there", () => {
  const text = readFileSync(path.join(repoRoot, "SECURITY.md"), "utf8");
  const named = Array.from(text.matchAll(/`(test\/[^`]+\.ts)`/g), ([, file = ""]) => file);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !existsSync(path.join(repoRoot, file)))).toEqual([]);
});
