import { expect, it } from "vitest";
import { withSection } from "../bench/report/report.ts";

const CHECKS = (kept: "✓" | "✗") => `|     | what | at most | measured |
| --- | ---- | ------: | -------: |
| ${kept}   | a row | 1 | 2 |`;

const titles = (report: string) => Array.from(report.matchAll(/^## (.*)$/gm), ([, title]) => title);

it("a section that is measured anew stands in its place, and the others stay as they are", () => {
  const one = withSection("# Benchmark\n", { title: "One", text: CHECKS("✗") });
  const two = withSection(one, { title: "Two", text: "2" });
  expect(titles(two)).toEqual(["What was promised", "One", "Two"]);
  expect(two).toContain("0 of 1 limits are kept. These are not:");
  expect(two).toMatch(/^\| One +\| a row +\| +1 +\| +2 +\|$/m);
  const anew = withSection(two, { title: "One", text: CHECKS("✓") });
  expect(titles(anew)).toEqual(["What was promised", "One", "Two"]);
  expect(anew).toContain("1 of 1 limits are kept.\n");
  expect(anew).toContain("## Two\n\n2\n");
});
