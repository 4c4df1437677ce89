import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { repoRoot } from "../repo-root.mjs";

const OXLINT = path.join(repoRoot, "node_modules", ".bin", "oxlint");
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "rooms-"));
  const config = {
    jsPlugins: [path.join(repoRoot, "test/tools/lint/rooms.mjs")],
    categories: { correctness: "off" },
    rules: { "rooms/one-way": "error", "rooms/offered": "error", "rooms/layers": "error" },
  };
  writeFileSync(path.join(folder, "lint.json"), JSON.stringify(config));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether a file may hold a line of code. */
function isRefused(name: string, code: string, rule: "one-way" | "offered" | "layers"): boolean {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${code}\n`);
  const { stdout } = spawnSync(OXLINT, ["-c", path.join(folder, "lint.json"), file], { encoding: "utf8" });
  expect(stdout).toMatch(/with 3 rules/);
  return stdout.includes(`rooms(${rule})`);
}

it.each([
  ["one screen on another", "web/features/leads/board/a.ts", 'import "../list/b.ts";'],
  [
    "a part of one on a part of another",
    "web/features/money/ads/spend/a.ts",
    'import { b } from "../../../leads/list/page/b.ts";',
  ],
  ["its types alone", "web/features/leads/board/a.ts", 'import type { B } from "../list/b.ts";'],
  ["loaded later", "web/features/leads/board/a.ts", 'const b = () => import("../list/b.ts");'],
  ["handed on", "web/features/leads/board/a.ts", 'export { b } from "../list/b.ts";'],
  ["on what puts it together", "web/features/leads/board/a.ts", 'import "../../app/b.ts";'],
  ["what is shared on a screen", "web/features/leads/basics/a.ts", 'import "../list/b.ts";'],
  ["what is shared on what is above it", "web/features/kit/time/a.ts", 'import "../look/b.ts";'],
  ["what puts together on what is above it", "web/features/people/audit/a.ts", 'import "../../app/b.ts";'],
  ["a page on another", "web/features/funnel/quiz/a.ts", 'import "../chat/b.ts";'],
  ["a page on what is staff's", "web/features/funnel/quiz/a.ts", 'import "../../kit/time/b.ts";'],
  ["queries on those above them", "worker/db/money/ads/a.ts", 'import "../../leads/b.ts";'],
  ["queries on others beside them", "worker/db/funnel/hub/a.ts", 'import "../../people/consent/b.ts";'],
  ["a rule on what is above it", "worker/domain/calls/a.ts", 'import type { B } from "../leads/b.ts";'],
  ["a part on a room within it", "worker/domain/leads/a.ts", 'import "./brief/b.ts";'],
  ["everybody's files on a part", "worker/db/a.ts", 'import "./leads/b.ts";'],
])("refuses %s", (_what, name, code) => expect(isRefused(name, code, "one-way")).toBe(true));

it.each([
  ["a screen on what is shared", "web/features/money/ads/spend/a.ts", 'import "../../../leads/basics/b.ts";'],
  ["a folder on its own part", "web/features/leads/list/page/a.ts", 'import "../row/b.ts";'],
  ["what is shared on what is below it", "web/features/leads/live/a.ts", 'import "../basics/b.ts";'],
  ["what puts screens together", "web/features/app/lead/a.ts", 'import "../../leads/list/b.ts";'],
  ["a page on what pages share", "web/features/funnel/quiz/a.ts", 'import "../result/b.ts";'],
  ["what is no feature", "web/features/leads/board/a.ts", 'import "../../../lib/api.ts";'],
  ["queries on those below them", "worker/db/leads/a.ts", 'import "../money/ads/b.ts";'],
  ["a rule on what is below it", "worker/domain/calls/queue/a.ts", 'import "../b.ts";'],
  ["a room on its part", "worker/domain/leads/brief/a.ts", 'import "../b.ts";'],
  ["a part on a part of another", "worker/domain/money/report/a.ts", 'import "../ads/verdict/b.ts";'],
  ["a part on everybody's files", "worker/db/leads/a.ts", 'import "../schema/leads.ts";'],
  ["everybody's files on their like", "worker/db/a.ts", 'import "./schema/leads.ts";'],
])("accepts %s", (_what, name, code) => expect(isRefused(name, code, "one-way")).toBe(false));

it.each([
  ["the domain on a database", "worker/domain/leads/a.ts", 'import { sql } from "drizzle-orm";'],
  ["the domain on what is not its own", "worker/domain/leads/a.ts", 'import "../../crypto/b.ts";'],
  [
    "a route on the tables",
    "worker/routes/leads/a.ts",
    'import { outbox } from "../../db/schema/delivery.ts";',
  ],
  ["a route on SQL", "worker/routes/leads/a.ts", 'import { sql } from "drizzle-orm";'],
  ["queries on a route", "worker/db/leads/a.ts", 'import "../../routes/leads/b.ts";'],
  ["what sends on a request", "worker/delivery/slack/a.ts", 'import "../../http/b.ts";'],
  ["the Worker on the app", "worker/http/a.ts", 'import "../../web/lib/b.ts";'],
  ["the app's own tools on a feature", "web/lib/a.ts", 'import "../features/leads/basics/b.ts";'],
])("refuses %s", (_what, name, code) => expect(isRefused(name, code, "layers")).toBe(true));

it.each([
  ["the domain on zod and on itself", "worker/domain/leads/a.ts", 'import "zod";\nimport "#domain/text";'],
  ["queries on what sends, by name alone", "worker/db/leads/a.ts", 'import "../delivery/b.ts";'],
  ["a route on queries", "worker/routes/leads/a.ts", 'import "../../db/leads/b.ts";'],
  ["a route on the app, by its one name", "worker/routes/funnel/a.ts", 'import "#render-page";'],
])("accepts %s", (_what, name, code) => expect(isRefused(name, code, "layers")).toBe(false));

it.each([
  [
    "what a subject keeps to itself",
    "web/features/calls/queue/a.ts",
    'import "../../leads/basics/b.ts";',
    true,
  ],
  ["what it offers", "web/features/calls/queue/a.ts", 'import "../../leads/basics/lead-name.ts";', false],
  ["its own", "web/features/leads/list/a.ts", 'import "../basics/b.ts";', false],
  ["anything of kit", "web/features/leads/list/a.ts", 'import "../../kit/look/b.ts";', false],
])("knows %s", (_what, name, code, refused) => expect(isRefused(name, code, "offered")).toBe(refused));
