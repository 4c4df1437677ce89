import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { repoRoot } from "../repo-root.mjs";

const OXLINT = path.join(repoRoot, "node_modules", ".bin", "oxlint");
const IMPORTS = `import { Chip } from "../look/chip.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Own } from "./own.tsx";
`;
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "one-look-"));
  const config = {
    jsPlugins: [path.join(repoRoot, "test/tools/lint/one-look.mjs")],
    categories: { correctness: "off" },
    rules: { "looks/one-look": "error" },
  };
  writeFileSync(path.join(folder, "lint.json"), JSON.stringify(config));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether the rule refuses an expression. */
function isRefused(code: string): boolean {
  const file = path.join(folder, "code.tsx");
  writeFileSync(file, `${IMPORTS}export const shown = ${code};\n`);
  const { stdout } = spawnSync(OXLINT, ["-c", path.join(folder, "lint.json"), file], { encoding: "utf8" });
  expect(stdout).toMatch(/with 1 rules/);
  return stdout.includes("looks(one-look)");
}

it.each([
  '<Chip className="bg-ink text-on-ink" />',
  '<Chip className="shrink-0 font-semibold" />',
  '<Chip className={isOn ? "hover:bg-picked" : ""} />',
  '<Button className="px-2" />',
  '<Button className={`ms-auto ${isOn && "btn-square"}`} />',
  'buttonClass({ size: "lg", className: "text-error" })',
  '<p className="bg-sheet bg-sunk" />',
  '<p className="text-sm text-row" />',
  '<p className={`text-ink ${isOn ? "text-bad" : ""}`} />',
  '<p className={`lg:bg-sunk ${isOn ? "lg:bg-ink!" : ""}`} />',
  '<p className={`font-medium ${isOn && "font-semibold"}`} />',
])("refuses %s", (code) => expect(isRefused(code)).toBe(true));

it.each([
  '<Chip className="shrink-0 max-sm:w-full" isNews />',
  '<Button className={isOn ? "ms-auto" : "print:hidden"} />',
  'buttonClass({ size: "lg", className: "max-sm:w-full" })',
  '<Skeleton className="rounded-box h-96" />',
  '<Own className="font-semibold" />',
  '<p className="bg-sheet hover:bg-sunk lg:bg-ink" />',
  '<p className="text-ink text-sm text-center border border-line" />',
  '<p className={`border ${isOn ? "text-bad border-bad" : "text-ink border-line"}`} />',
])("accepts %s", (code) => expect(isRefused(code)).toBe(false));
