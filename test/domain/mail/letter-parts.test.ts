import { letterParagraphs } from "#domain/mail/letter-parts";
import * as fc from "fast-check";
import { expect, test } from "vitest";

const linksOf = (text: string) =>
  letterParagraphs(text)
    .flat()
    .flatMap(({ text: words, isLink }) => (isLink ? [words] : []));

test.each<[text: string, links: string[]]>([
  ["See https://a.example/b?c=1&d=2.", ["https://a.example/b?c=1&d=2"]],
  ["(http://a.example/b), “https://c.example”!", ["http://a.example/b", "https://c.example"]],
  ["<https://a.example/b> and https://a.example/b_(c)", ["https://a.example/b", "https://a.example/b_(c"]],
  ["javascript:alert(1) ftp://a.example a.example", []],
  ["<b>no markup</b>", []],
])("the links of %s", (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

test("every word of a letter is in its parts, in order", () => {
  const piece = fc.constantFrom("Hi", " ", "\n", "https://a.example/b", "<b>", ".", "é");
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join("").replaceAll(/\n{2,}/g, "\n\n");
      const parts = letterParagraphs(text).map((paragraph) => paragraph.map((part) => part.text).join(""));
      expect(parts.join("\n\n")).toBe(text);
    }),
  );
});
