import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { repoRoot } from "../repo-root.mjs";

const OXLINT = path.join(repoRoot, "node_modules", ".bin", "oxlint");
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "enter-key-"));
  const config = {
    jsPlugins: [path.join(repoRoot, "test/tools/lint/enter-key.mjs")],
    categories: { correctness: "off" },
    rules: { "keys/one-enter": "error" },
  };
  writeFileSync(path.join(folder, "lint.json"), JSON.stringify(config));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether the rule refuses a line of code. */
function isRefused(code: string): boolean {
  const file = path.join(folder, "code.ts");
  writeFileSync(file, `${code}\n`);
  const { stdout } = spawnSync(OXLINT, ["-c", path.join(folder, "lint.json"), file], { encoding: "utf8" });
  expect(stdout).toMatch(/with 1 rules/);
  return stdout.includes("keys(one-enter)");
}

it.each([
  'if (event.key === "Enter") save();',
  'if ("Enter" == key) save();',
  'if (event.key !== "Enter" || event.shiftKey) return;',
  'switch (key) { case "Enter": save(); }',
  '["Enter", " "].includes(key)',
  'new Set(["Enter", " "]).has(key)',
  'const ON_CARD = { m: "ask", Enter: "open" };',
  "if (event.nativeEvent.isComposing) return;",
  "const { keyCode } = event;",
  "const isIme = ({ isComposing }) => isComposing;",
])("refuses %s", (code) => expect(isRefused(code)).toBe(true));

it.each([
  "if (isEnter(event)) save();",
  'const KEYS = [["Enter", "Open the lead"]];',
  'const item = { id: "open", keys: ["Enter"] };',
  'if (event.key === "Escape") close();',
  'const words = "Enter saves";',
])("accepts %s", (code) => expect(isRefused(code)).toBe(false));
