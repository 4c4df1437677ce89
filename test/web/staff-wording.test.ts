import { FACT_LABELS } from "#domain/funnel/answers/fact-labels";
import { QUESTIONS } from "#domain/funnel/answers/questions";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { repoRoot } from "../tools/repo-root.mjs";

/** Where the words that ship are written. */
const SHIPPED = ["worker/domain/content/sample/", "worker/domain/funnel/answers/questions.ts"];

/** Every other source, by its path. */
const sources = new Map(
  ["web", "worker"].flatMap((room) =>
    readdirSync(path.join(repoRoot, room), { recursive: true, encoding: "utf8" })
      .map((file) => path.join(room, file))
      .filter((file) => /\.tsx?$/.test(file) && !SHIPPED.some((start) => file.startsWith(start)))
      .map((file): [string, string] => [file, readFileSync(path.join(repoRoot, file), "utf8")]),
  ),
);

/** Names, questions and answers as they ship; a single word may stand for something else. */
const wordings = [
  ...Object.values(FACT_LABELS),
  ...QUESTIONS.flatMap(({ question, ...rest }) => [
    question,
    ...("options" in rest ? rest.options.map(({ label }) => label) : []),
  ]),
].filter((words) => words.includes(" "));

/** A source without its comments, which may give examples. */
const codeOf = (source: string) => source.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");

test("no source but the sample's writes a question or an answer in the words that ship", () => {
  expect(wordings.length).toBeGreaterThan(20);
  const found = [...sources].flatMap(([file, source]) =>
    wordings.filter((words) => codeOf(source).includes(words)).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

test.each([
  // What an answer counts as, beside its published words; and the editor's names of the fields for either.
  ["answerLabel", ["content/parts/why.ts", "content/staff-words.ts", "funnel/answers/answers.ts"]],
  ["FACT_LABELS", ["content/parts/chat.ts", "content/parts/interview.ts", "funnel/answers/fact-labels.ts"]],
])("%s, which ships, is read where it is meant to be alone", (name, meant) => {
  const isRead = new RegExp(`\\b${name}\\b`);
  const readers = [...sources].filter(([, source]) => isRead.test(codeOf(source))).map(([file]) => file);
  expect(readers.toSorted()).toEqual(meant.map((file) => `worker/domain/${file}`));
});

test("the words that ship stand in for the published ones only until those are loaded", () => {
  const readers = [...sources].filter(([, source]) => codeOf(source).includes("BUILT_IN_WORDS"));
  expect(readers.map(([file]) => file).toSorted()).toEqual([
    "web/features/content/published/published.ts",
    "worker/domain/content/staff-words.ts",
  ]);
});
