import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { repoRoot } from "../repo-root.mjs";

const OXLINT = path.join(repoRoot, "node_modules", ".bin", "oxlint");

/** The name of the test, the file, and what it holds. */
export type RuleCase = readonly [what: string, name: string, code: string];

const reportSchema = z.object({
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })),
  number_of_files: z.number(),
  number_of_rules: z.number(),
});

/**
 * Tests of the rules in a file beside this one. All cases are linted in one run, each in a folder of its own: the
 * linter takes longer to start than to look.
 */
export function ruleTests(plugin: string, ...rules: `${string}/${string}`[]) {
  const cases: RuleCase[] = [];
  const refusals = new Set<string>();

  beforeAll(() => {
    const folder = mkdtempSync(path.join(tmpdir(), "lint-rule-"));
    try {
      const config = {
        jsPlugins: [path.join(repoRoot, "test/tools/lint", plugin)],
        categories: { correctness: "off" },
        rules: Object.fromEntries(rules.map((rule) => [rule, "error"])),
      };
      writeFileSync(path.join(folder, "lint.json"), JSON.stringify(config));
      for (const [index, [, name, code]] of cases.entries()) {
        const file = path.join(folder, "cases", String(index), name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, `${code}\n`);
      }
      const args = ["-c", path.join(folder, "lint.json"), "--format=json", path.join(folder, "cases")];
      const report = reportSchema.parse(JSON.parse(spawnSync(OXLINT, args, { encoding: "utf8" }).stdout));
      expect([report.number_of_files, report.number_of_rules]).toEqual([cases.length, rules.length]);
      for (const { code, filename } of report.diagnostics) {
        const [index] = path.relative(path.join(folder, "cases"), path.resolve(filename)).split(path.sep);
        refusals.add(`${index} ${code}`);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  const eachIs =
    (verb: string, isRefused: boolean) => (rule: `${string}/${string}`, own: readonly RuleCase[]) => {
      for (const one of own) {
        const index = cases.push(one) - 1;
        const code = rule.replace(/\/(.*)/, "($1)");
        it(`${verb} ${one[0]}`, () => expect(refusals.has(`${index} ${code}`)).toBe(isRefused));
      }
    };
  return { refuses: eachIs("refuses", true), accepts: eachIs("accepts", false) };
}
