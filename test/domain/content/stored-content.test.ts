import { draftSchema, shapeIssues } from "#domain/content/content-shape";
import { sample } from "#domain/content/sample/sample";
import { storedContent } from "#domain/content/stored-content";
import { describe, expect, it } from "vitest";

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

  it.each([
    ["another type", { ...sample, landing: { ...sample.landing, sticky: 7 } }, "landing.sticky"],
    ["a part that is not known", { ...sample, another: "x" }, ""],
    ["a part that is missing", { ...sample, brand: undefined }, "brand"],
  ])("has no %s", (_what, document, path) => {
    expect(shapeIssues(document).map((issue) => issue.path.join("."))).toEqual([path]);
    expect(draftSchema.safeParse(document).success).toBe(false);
  });
});
