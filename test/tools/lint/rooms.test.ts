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
    rules: { "rooms/one-way": "error" },
  };
  writeFileSync(path.join(folder, "lint.json"), JSON.stringify(config));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether a file may hold a line of code. */
function isRefused(name: string, code: string): boolean {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${code}\n`);
  const { stdout } = spawnSync(OXLINT, ["-c", path.join(folder, "lint.json"), file], { encoding: "utf8" });
  expect(stdout).toMatch(/with 1 rules/);
  return stdout.includes("rooms(one-way)");
}

it.each([
  ["one feature on another", "web/features/admin/sales/a.ts", 'import "../leads/list/b.ts";'],
  [
    "a part of one on a part of another",
    "web/features/admin/ads/spend/a.ts",
    'import { b } from "../../leads/list/b.ts";',
  ],
  ["its types alone", "web/features/admin/sales/a.ts", 'import type { B } from "../leads/b.ts";'],
  ["loaded later", "web/features/admin/sales/a.ts", 'const b = () => import("../leads/b.ts");'],
  ["handed on", "web/features/admin/sales/a.ts", 'export { b } from "../leads/b.ts";'],
  ["on what puts it together", "web/features/admin/sales/a.ts", 'import "../app/b.ts";'],
  ["ground on a feature", "web/features/admin/ground/leads/a.ts", 'import "../../leads/b.ts";'],
  ["ground on what is above it", "web/features/admin/ground/time/a.ts", 'import "../live/b.ts";'],
  ["a page on another", "web/features/quiz/a.ts", 'import "../chat/b.ts";'],
  ["a page on the dashboard", "web/features/quiz/a.ts", 'import "../admin/ground/time/b.ts";'],
  ["queries on those above them", "worker/db/ads/a.ts", 'import "../leads/b.ts";'],
  ["queries on others beside them", "worker/db/hub/a.ts", 'import "../consent/b.ts";'],
  ["a rule on what is above it", "worker/domain/calls/a.ts", 'import type { B } from "../leads/b.ts";'],
  ["everybody's ground on a room", "worker/db/a.ts", 'import "./leads/b.ts";'],
])("refuses %s", (_what, name, code) => expect(isRefused(name, code)).toBe(true));

it.each([
  ["a feature on ground", "web/features/admin/ads/spend/a.ts", 'import "../../ground/leads/b.ts";'],
  ["a part on its own room", "web/features/admin/leads/page/a.ts", 'import "../list/b.ts";'],
  ["ground on what is below it", "web/features/admin/ground/live/a.ts", 'import "../leads/b.ts";'],
  ["what puts features together", "web/features/admin/app/lead/a.ts", 'import "../../leads/page/b.ts";'],
  ["a page on what pages share", "web/features/quiz/a.ts", 'import "../result/b.ts";'],
  ["what is no feature", "web/features/admin/sales/a.ts", 'import "../../../lib/api.ts";'],
  ["queries on those below them", "worker/db/leads/a.ts", 'import "../ads/b.ts";'],
  ["a rule on what is below it", "worker/domain/queue/a.ts", 'import "../calls/b.ts";'],
  ["a part of a room on a part of another", "worker/domain/ads-report/a.ts", 'import "../ads/verdict/b.ts";'],
  ["a room on everybody's ground", "worker/db/leads/a.ts", 'import "../schema.ts";'],
  ["everybody's ground on its like", "worker/db/a.ts", 'import "./schema.ts";'],
])("accepts %s", (_what, name, code) => expect(isRefused(name, code)).toBe(false));
