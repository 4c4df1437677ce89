import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { repoRoot } from "../repo-root.mjs";
import { FOUR_CHANGES } from "./four-changes.ts";

const read = (file: string) => readFileSync(path.join(repoRoot, file), "utf8");
const readme = read("README.md");
/** What it leaves out, as it surprises only those who come that far. */
const more = read("worker/README.md");

/** The paragraph of a change. */
function paragraphOf(title: string): string {
  const [, text = ""] =
    new RegExp(String.raw`^- \*\*${title}\.\*\*(.*?)(?=^- \*\*|\n\n)`, "ms").exec(readme) ?? [];
  return text;
}

const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].flatMap(([, file]) => file ?? []);

it("the README has as many changes as are made", () => {
  expect(readme.match(/^- \*\*One more .*\*\*|^- \*\*A rule /gm)).toHaveLength(FOUR_CHANGES.length);
});

describe.each(FOUR_CHANGES)("$title", ({ title, first, asked, unasked }) => {
  const files = [...first, ...asked, ...unasked].map(({ file }) => file);

  it("is in the README with every file that it takes", () => {
    const named = paragraphOf(title);
    const folders = pathsIn(named).filter((name) => name.endsWith("/"));
    const isNamed = (file: string) =>
      named.includes(`\`${file}\``) ||
      more.includes(`\`${file}\``) ||
      folders.some((folder) => file.startsWith(folder));
    expect(files.filter((file) => !isNamed(file))).toEqual([]);
  });

  it("takes every file that the compiler is said to ask for", () => {
    const [, said = ""] = /the\s+compiler asks\s+for\s(.*?)\.(?:\s|$)/s.exec(paragraphOf(title)) ?? [];
    const made = asked.map(({ file }) => file);
    expect(pathsIn(said).filter((name) => !made.some((file) => file.startsWith(name)))).toEqual([]);
    expect(said === "").toBe(asked.length === 0);
  });

  it.each([...first, ...asked, ...unasked])("has its place in $file: $at", ({ file, at }) => {
    expect(read(file).split(at)).toHaveLength(2);
  });
});
