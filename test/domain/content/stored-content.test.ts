import type { Content } from "#domain/content/content";
import { draftSchema } from "#domain/content/draft-schema";
import { readable } from "#domain/content/page-content";
import { sampleDocument } from "#domain/content/sample/sample";
import { storedContent } from "#domain/content/stored-content";
import { describe, expect, it } from "vitest";

const sample = sampleDocument();

function withLines(count: number): Content {
  const content = structuredClone(sample);
  content.programs.diy.features = Array.from({ length: count }, () => "Line");
  return content;
}

const stored = (document: unknown) => storedContent(JSON.stringify(document));

describe("a stored document", () => {
  it("comes back as it was", () => expect(stored(sample)).toEqual(sample));

  it("gets what the schema has gained from the sample, and loses what it no longer has", () => {
    const { story: _story, ...rest } = structuredClone(sample);
    const { kicker: _kicker, ...hero } = rest.landing.hero;
    const old = { ...rest, landing: { ...rest.landing, hero: { ...hero, slogan: "Gone" } } };
    expect(stored(old)).toEqual(sample);
  });

  it("from before there was a brand has the one that ships, and its pictures stay", () => {
    const favicon = { files: [{ hash: "1".repeat(64), width: 48, height: 48 }], alt: "" };
    const old = { ...sample, look: { favicon, shared: sample.look.shared } };
    expect(stored(old)?.look).toEqual({ ...sample.look, favicon });
  });

  it.each(["", "[]", "null", "{", '"text"', JSON.stringify({ ...sample, landing: 7 })])(
    "is none: %s",
    (json) => expect(storedContent(json)).toBeNull(),
  );
});

describe("a draft", () => {
  it("may be unfinished", () => {
    const draft = structuredClone(sample);
    draft.landing.hero.statement = "";
    draft.landing.hero.text = "x".repeat(5000);
    draft.landing.stats = [];
    draft.legal.privacy.sections[0]?.body.push("<".repeat(3000));
    expect(draftSchema.safeParse(draft)).toEqual({ success: true, data: draft });
  });

  it("of a page from before a deploy is completed as a stored one is", () => {
    const { story: _story, ...rest } = structuredClone(sample);
    expect(draftSchema.parse({ ...rest, slogan: "Gone" })).toEqual(sample);
  });

  it.each([
    [
      "a text that is a number",
      { ...sample, company: { ...sample.company, legalName: 7 } },
      "company.legalName",
    ],
    ["no document", 7, ""],
    ["a list beyond its limit", withLines(9), "programs.diy.features"],
  ])("is refused with %s", (_what, document, path) => {
    expect(draftSchema.safeParse(document).error?.issues.map((issue) => issue.path.join("."))).toEqual([
      path,
    ]);
  });
});

describe("an entry of a list", () => {
  const withoutIds = (content: Content): Content =>
    JSON.parse(JSON.stringify(content, (key, value: unknown) => (key === "entryId" ? undefined : value)));
  const ids = ({ landing }: Content) => landing.testimonials.people.map(({ entryId }) => entryId);

  it("has an id that nothing else in its list has, wherever the document was stored", () => {
    const [known] = ids(sample);
    expect(new Set(ids(sample)).size).toBe(sample.landing.testimonials.people.length);
    expect(stored(withoutIds(sample))).toEqual(sample);
    const twice = structuredClone(sample);
    for (const person of twice.landing.testimonials.people) person.entryId = known;
    const read = stored(twice);
    expect(read && new Set(ids(read)).size).toBe(twice.landing.testimonials.people.length);
  });

  it("keeps its id while it is worded and sorted, and two that say the same have two", () => {
    const draft = structuredClone(sample);
    const { people } = draft.landing.testimonials;
    const [first, second, ...others] = people;
    if (!first || !second) throw new Error("The sample has testimonials.");
    draft.landing.testimonials.people = [second, { ...first, name: "Ada" }, ...others];
    const saved = draftSchema.parse(draft);
    expect(ids(saved).slice(0, 2)).toEqual([second.entryId, first.entryId]);
    const bare = withoutIds(sample);
    bare.landing.stats = [1, 2, 3].map(() => ({ value: "9", label: "Same" }));
    const named = draftSchema.parse(bare).landing.stats.map(({ entryId }) => entryId);
    expect([named.length, new Set(named).size]).toEqual([3, 3]);
  });

  it("is known by its id to nobody who only reads", () =>
    expect(JSON.stringify(readable(sample))).not.toContain("entryId"));
});
