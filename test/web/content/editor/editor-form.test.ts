import { contentSchema } from "#domain/content/content";
import { hasContentShape } from "#domain/content/content-shape";
import { valueAt, withValue } from "#domain/content/merged";
import { placeName, placesOf } from "#domain/content/places";
import { sample } from "#domain/content/sample/sample";
import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { moved } from "../../../../web/features/content/editor/form/list-control.tsx";
import { emptyOf, nodeOf, titleOf } from "../../../../web/features/content/editor/form/schema-node.ts";
import { FUNNEL_PAGES, pageOf } from "../../../../web/features/content/editor/funnel-pages.ts";
import {
  placeShowing,
  replacements,
  textsFound,
} from "../../../../web/features/content/editor/search/texts-found.ts";

type List = { path: string; element: z.core.$ZodType; isFixed: boolean };

/** Every list of the schema that the sample has, wherever it lies. */
function* listsIn(schema: z.core.$ZodType, value: unknown, path: string): Generator<List> {
  const node = nodeOf(schema);
  if (node.kind === "group")
    for (const [key, inner] of node.entries)
      yield* listsIn(inner, Reflect.get(Object(value), key), path ? `${path}.${key}` : key);
  if (node.kind === "list" && Array.isArray(value)) {
    yield { path, element: node.element, isFixed: node.isFixed };
    for (const [index, entry] of value.entries()) yield* listsIn(node.element, entry, `${path}.${index}`);
  }
}

const lists = [...listsIn(contentSchema(), sample, "")];

describe("the form", () => {
  it("has every part of the content on one page", () => {
    // What staff said is theirs is kept with the document; it is no text of any page.
    const parts = [...FUNNEL_PAGES.flatMap((page) => page.parts), "ours"];
    expect(parts.toSorted()).toEqual(Object.keys(sample).toSorted());
  });

  it("has a place for every text", () => {
    for (const { path } of placesOf(sample))
      expect(FUNNEL_PAGES.map(({ id }) => id)).toContain(pageOf(placeName({ path })).id);
  });

  it("adds entries that a draft may hold, to every list that may grow", () => {
    const growing = lists.filter(({ isFixed }) => !isFixed);
    expect(growing.length).toBeGreaterThan(10);
    for (const { path, element } of growing) {
      const list = valueAt(sample, path);
      const longer = withValue(sample, path, [...(Array.isArray(list) ? list : []), emptyOf(element)]);
      expect({ path, isDraft: hasContentShape(longer) }).toEqual({ path, isDraft: true });
    }
  });

  it("leaves the answers of a question their number, and knows each by its label", () => {
    const answers = lists.find(({ path }) => path === "quiz.questions.situation.options");
    expect(answers?.isFixed).toBe(true);
    const [first] = sample.quiz.questions.situation.options;
    expect(answers && titleOf(answers.element, first)).toBe(first?.label);
  });
});

describe("an entry of a list", () => {
  it("is known by what people read of it, and by no code", () => {
    const titleIn = (path: string) => {
      const entries = valueAt(sample, path);
      const found = lists.find((one) => one.path === path);
      return found && Array.isArray(entries) ? titleOf(found.element, entries[0]) : undefined;
    };
    expect(titleIn("legal.privacy.sections")).toBe(sample.legal.privacy.sections[0]?.heading);
    expect(titleIn("landing.videos.people")).toBe(sample.landing.videos.people[0]?.name);
    expect(titleIn("landing.stats")).toBe(sample.landing.stats[0]?.value);
  });
});

describe("an entry that is sorted", () => {
  it.each([
    [0, 2, ["b", "c", "a"]],
    [2, 0, ["c", "a", "b"]],
    [1, 1, ["a", "b", "c"]],
  ])("from %i to %i", (from, to, expected) => expect(moved(["a", "b", "c"], from, to)).toEqual(expected));
});

describe("the search over all texts", () => {
  it("finds where it says 48 hours, as it is written and as visitors read it", () => {
    const found = textsFound(sample, "48 Hours").map(({ path }) => path);
    expect(found).toContain("legal.hubExpiry");
    expect(found.some((path) => path.startsWith("legal.privacy.sections"))).toBe(true);
  });

  it.each(["Where does it say 48 hours?", "where do we mention “48 Hours”", "“48 hours”", "  48   hours "])(
    "finds by %s what it finds by 48 hours",
    (query) => {
      expect(textsFound(sample, "48 hours").length).toBeGreaterThan(1);
      expect(textsFound(sample, query)).toEqual(textsFound(sample, "48 hours"));
    },
  );

  it("replaces words as it finds them, and leaves what fills itself in", () => {
    const content = withValue(sample, "landing.hero.statement", "Don’t ask {brand}: a  Brand isn't a brand.");
    const inHeadline = (query: string, by: string) =>
      replacements(content, query, by).find(({ path }) => path === "landing.hero.statement")?.after;
    expect(inHeadline("brand", "label")).toBe("Don’t ask {brand}: a  label isn't a label.");
    expect(inHeadline("a brand", "$&")).toBe("Don’t ask {brand}: $& isn't $&.");
    expect(inHeadline("isn’t", "is")).toBe("Don’t ask {brand}: a  Brand is a brand.");
    expect(inHeadline("ask (", "x")).toBeUndefined();
    expect(replacements(content, " ", "x")).toEqual([]);
  });

  it("says the place in the words of the form", () => {
    expect(textsFound(sample, sample.landing.hero.statement)[0]).toEqual({
      path: "landing.hero.statement",
      place: "Landing page › First screen › Headline",
      text: sample.landing.hero.statement,
    });
    expect(textsFound(sample, "  ")).toEqual([]);
    expect(textsFound(sample, "no such words anywhere")).toEqual([]);
  });

  it("finds the place of a text that was pressed, its placeholders filled in", () => {
    expect(placeShowing(sample, "What is BPM")).toBe("landing.header.about");
    expect(placeShowing(sample, "Nobody wrote this")).toBeNull();
    // A page's own text, where two say the same.
    expect(["quiz", "chat"].map((part) => placeShowing(sample, "Start Assessment", [part]))).toEqual([
      "quiz.welcome.start",
      "chat.intro.start",
    ]);
  });
});
