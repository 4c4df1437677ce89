import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, it } from "vitest";
import { repoRoot } from "../tools/repo-root.mjs";

/** Where texts that visitors or staff read are written; what is only understood stands elsewhere. */
const ROOMS = [
  "web",
  "worker/delivery/email",
  "worker/delivery/slack",
  "worker/domain",
  "worker/http",
  "worker/routes",
];
const ELSEWHERE = [
  "web/build/",
  // Commands and code that people copy.
  "web/features/doors/assistants/set-up-samples.ts",
  "web/features/doors/reference/call-samples.ts",
  // Says 'Loading transcript...', in the spec's own characters.
  "web/features/leads/lead/sections/lead-transcript.tsx",
  // A message that a link sends for the visitor, in the spec's own characters.
  "worker/domain/content/sample/programs.ts",
  // What visitors say is understood here.
  "worker/domain/funnel/answers/revenue-gap.ts",
  "worker/domain/funnel/interview/contact-answer.ts",
  "worker/domain/funnel/interview/visitor-questions.ts",
];

const WRONG: Record<string, RegExp> = {
  "a straight apostrophe": /(?:^|\p{L})'\p{L}|\p{L}s'(?!\p{L})/u,
  "straight quotes": /(?:^|[\s(])"(?=\p{L})/u,
  "a space before an ellipsis": /\s…/u,
  "three dots for an ellipsis": /\.\.\./u,
  "another word for email": /\be-mail|(?<!-)\bmails?\b/iu,
  "a phrase that is not English":
    /\bis told of\b|will be told|by itself, and when|keep their end|A new end for|never their words|Nobody is written to|\bOne a line\b|shows none|× 24 hours|asks for a call|Came by|by the days of|can be told after|called on a call/u,
  "British spelling": /programme|(?:ersonal|ecogn|rgan|ptim)is(?:e|ing|ation)|avour|olour|enquir|ancelled/u,
};

function sources(): string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(path.join(repoRoot, room), { recursive: true, encoding: "utf8" })
      .map((file) => path.join(room, file))
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
      .filter((file) => !ELSEWHERE.some((start) => file.startsWith(start))),
  );
}

/** The texts in a source: what stands between tags, and strings of more than one word that are not patterns. */
function textsIn(file: string, source: string): string[] {
  const texts: string[] = [];
  const patterns = new Set<number>();
  const take = (text: string) => {
    if (/\p{L}\S*\s+\S*\p{L}/u.test(text)) texts.push(text.replaceAll(/\s+/g, " "));
  };
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === "string") take(value);
    },
    TaggedTemplateExpression: ({ quasi }) => void patterns.add(quasi.start),
    TemplateLiteral: ({ start, quasis }) => {
      if (!patterns.has(start)) for (const { value } of quasis) take(value.cooked ?? "");
    },
    JSXText: ({ value }) => take(value),
  }).visit(parseSync(file, source).program);
  return texts;
}

it("the texts of a source are read wherever they stand", () => {
  const source =
    "const a = <p title='one two'>three {`four ${b} five six ${pattern`x y`}`} 'til\n eight</p>;";
  expect(textsIn("a.tsx", source)).toEqual(["one two", " five six ", " 'til eight"]);
});

const TEXTS = sources().map((file) => ({
  file,
  texts: textsIn(file, readFileSync(path.join(repoRoot, file), "utf8")),
}));

it.each(Object.entries(WRONG))("no text that people read has %s", (_what, wrong) => {
  const found = TEXTS.map(({ file, texts }) => ({ file, texts: texts.filter((text) => wrong.test(text)) }));
  expect(found.filter(({ texts }) => texts.length > 0)).toEqual([]);
});
