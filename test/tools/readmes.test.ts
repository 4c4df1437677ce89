import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { repoRoot } from "./repo-root.mjs";
import { runProgram } from "./run-program.ts";

/** How many lines each may have. What is longer is not read. */
const MOST_LINES: Record<string, number> = {
  "README.md": 165,
  "worker/README.md": 120,
  "web/README.md": 120,
  "migrations/README.md": 120,
  "test/README.md": 120,
};

const FILES = globSync("{*.md,{worker,web,migrations,test}/**/*.md}", { cwd: repoRoot })
  .filter((file) => !file.includes("node_modules"))
  .sort();
const textOf = (file: string) => readFileSync(path.join(repoRoot, file), "utf8");
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(textOf("package.json")));
const exists = (...parts: string[]) => existsSync(path.join(repoRoot, ...parts));

/** Words in backquotes, and the lines of code blocks. */
function codeOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```\w*\n(.*?)^```/gms)].flatMap(([, block = ""]) => block.split("\n"));
  const spans = [...text.replace(/^```.*?^```/gms, "").matchAll(/`([^`]+)`/g)].map(([, span = ""]) => span);
  return [...blocks, ...spans];
}

/** The files in which a script of ours reads its command line; none for a package's program. */
function readersOf(script: string): string[] {
  const [, program] = /^node (?:\S+\/run\.mjs )?(test\/\S+)$/.exec(scripts[script] ?? "") ?? [];
  if (program === undefined) return [];
  const folder = path.dirname(program);
  const beside = globSync(`${folder}/*-options.ts`, { cwd: repoRoot });
  return textOf(program).includes("parseArgs(") ? [program] : [program, ...beside];
}

/** The options that a script takes: as its code declares them, or as a package's program tells. */
async function optionsOf(script: string): Promise<string[]> {
  const readers = readersOf(script);
  if (readers.length === 0) return optionsToldBy(scripts[script] ?? "");
  const code = readers.map(textOf).join("\n");
  const declared = [...code.matchAll(/"?([\w-]+)"?: \{ type: "(?:string|boolean)"/g)].map(([, name]) => name);
  return [...declared, ...(code.includes('"--help"') ? ["help"] : [])].flatMap((name) => name ?? []);
}

async function optionsToldBy(command: string): Promise<string[]> {
  const [program = "", ...args] = command.split(" ").filter((word) => !word.startsWith("-"));
  const { output } = await runProgram(program, [...args.slice(0, 1), "--help"]);
  return [...output.matchAll(/--([\w-]+)/g)].flatMap(([, name]) => name ?? []);
}

/** Each `npm run x -- --flag` of a text, as its script and the flag. */
function flagsOf(text: string): [script: string, flag: string][] {
  return codeOf(text).flatMap((code) =>
    [...code.matchAll(/\bnpm (?:run (?:-s )?)?([a-z][\w:-]*) -- ([^#&|]+)/g)].flatMap(
      ([, script = "", rest = ""]) =>
        [...rest.matchAll(/(?:^|\s)--([\w-]+)/g)].map(([, flag = ""]): [string, string] => [script, flag]),
    ),
  );
}

const FLAGS = new Map(FILES.flatMap((file) => flagsOf(textOf(file)).map((pair) => [pair.join(" --"), pair])));

it.each([...FLAGS.values()])("npm run %s takes the --%s that is written of it", async (script, flag) => {
  expect(await optionsOf(script)).toContain(flag);
});

it("no command that is written begins with node, but through a script", () => {
  const named = FILES.flatMap((file) => codeOf(textOf(file)).filter((code) => code.startsWith("node ")));
  expect(named).toEqual([]);
});

/** The heading that a link's `#` leads to, as GitHub makes it. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );

it.each(Object.entries(MOST_LINES))("%s has at most %i lines", (file, most) => {
  expect(textOf(file).split("\n").length - 1).toBeLessThanOrEqual(most);
});

describe.each(FILES)("%s", (file) => {
  const text = textOf(file);

  it("names commands that exist", () => {
    const named = codeOf(text).flatMap((code) =>
      [...code.matchAll(/\bnpm (?:run (?:-s )?)?([a-z][\w:-]*)/g)].map(([, name]) => name),
    );
    const known = [...Object.keys(scripts), "ci", "install"];
    expect(named.filter((name) => name !== undefined && !known.includes(name))).toEqual([]);
  });

  it("names paths that exist, from the top or from its own folder", () => {
    const paths = codeOf(text)
      .filter((code) => /^(?:worker|web|migrations|test|domain|db|features|build)\/[\w./-]+$/.test(code))
      .filter((name) => name !== "worker/env.d.ts");
    expect(paths.filter((name) => !exists(name) && !exists(path.dirname(file), name))).toEqual([]);
  });

  it("links to what is there", () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]*))?\)/g)];
    const broken = links.filter(([, to = "", anchor]) => {
      const target = to === "" ? file : path.join(path.dirname(file), to);
      if (!exists(target)) return true;
      return anchor !== undefined && !anchorsOf(textOf(target)).includes(anchor);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});
