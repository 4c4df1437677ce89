import { expect, test } from "vitest";
import { runProgram } from "../run-program.ts";

test("what the sample has invented is named with its place", async () => {
  const { code, output } = await runProgram("node", ["test/tools/deploy/content-check.ts"]);
  expect(code).toBe(1);
  expect(output).toContain("landing.book.author: replace “Adrian Cole”");
  expect(output).toContain("story.founder.bio.0: replace “");
});
