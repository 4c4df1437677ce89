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

/** Whether a file of web/features may hold a line of code. */
function isRefused(name: string, code: string): boolean {
  const file = path.join(folder, "web/features", name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${code}\n`);
  const { stdout } = spawnSync(OXLINT, ["-c", path.join(folder, "lint.json"), file], { encoding: "utf8" });
  expect(stdout).toMatch(/with 1 rules/);
  return stdout.includes("rooms(one-way)");
}

it.each([
  ["one feature on another", "admin/sales/a.ts", 'import "../leads/list/b.ts";'],
  [
    "a part of one on a part of another",
    "admin/ads/spend/a.ts",
    'import { b } from "../../leads/list/b.ts";',
  ],
  ["its types alone", "admin/sales/a.ts", 'import type { B } from "../leads/b.ts";'],
  ["loaded later", "admin/sales/a.ts", 'const b = () => import("../leads/b.ts");'],
  ["handed on", "admin/sales/a.ts", 'export { b } from "../leads/b.ts";'],
  ["on what puts it together", "admin/sales/a.ts", 'import "../app/b.ts";'],
  ["ground on a feature", "admin/ground/leads/a.ts", 'import "../../leads/b.ts";'],
  ["ground on what is above it", "admin/ground/time/a.ts", 'import "../live/b.ts";'],
  ["a page on another", "quiz/a.ts", 'import "../chat/b.ts";'],
  ["a page on the dashboard", "quiz/a.ts", 'import "../admin/ground/time/b.ts";'],
])("refuses %s", (_what, name, code) => expect(isRefused(name, code)).toBe(true));

it.each([
  ["a feature on ground", "admin/ads/spend/a.ts", 'import "../../ground/leads/b.ts";'],
  ["a part on its own room", "admin/leads/page/a.ts", 'import "../list/b.ts";'],
  ["ground on what is below it", "admin/ground/live/a.ts", 'import "../leads/b.ts";'],
  ["what puts features together", "admin/app/lead/a.ts", 'import "../../leads/page/b.ts";'],
  ["a page on what pages share", "quiz/a.ts", 'import "../result/b.ts";'],
  ["what is no feature", "admin/sales/a.ts", 'import "../../../lib/api.ts";'],
])("accepts %s", (_what, name, code) => expect(isRefused(name, code)).toBe(false));
