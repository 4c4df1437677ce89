import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { repoRoot } from "./repo-root.mjs";
import { runProgram } from "./run-program.ts";
import { toolHelp } from "./tool-help.mjs";

const textOf = (file: string) => readFileSync(path.join(repoRoot, file), "utf8");
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(textOf("package.json")));
const TOOLS = Object.entries(scripts).flatMap(([script, command]) => {
  const [, file] = /^node test\/tools\/run\.mjs (\S+)$/.exec(command) ?? [];
  return file === undefined ? [] : [{ script, file }];
});

it.each(TOOLS)("npm run $script -- --help says what it does, with each of its options", ({ file }) => {
  const code = textOf(file);
  const help = toolHelp(file);
  // Some have a usage of their own.
  if (help === "") return expect(code).toMatch(/"--help"|values\.help/);
  expect(help).toMatch(/^`npm run /);
  const options = [...code.matchAll(/"?([\w-]+)"?: \{ type: "(?:string|boolean)"/g)].map(([, name]) => name);
  expect(options.filter((name) => !help.includes(`--${name}`))).toEqual([]);
});

it("is printed without starting the tool", async () => {
  const { code, output } = await runProgram("node", [
    "test/tools/run.mjs",
    "test/tools/start/cron.ts",
    "--help",
  ]);
  expect(output).toBe(`${toolHelp("test/tools/start/cron.ts")}\n`);
  expect(code).toBe(0);
});
