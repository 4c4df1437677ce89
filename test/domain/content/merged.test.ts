import { merged, valueAt, withValue } from "#domain/content/merged";
import { sample } from "#domain/content/sample/sample";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const HEADLINE = "landing.hero.statement";
const BUTTON = "landing.hero.cta";
const PEOPLE = "landing.testimonials.people";
const at = (path: string, value: unknown, document = sample) => withValue(document, path, value);

describe("a document with something else at a place", () => {
  it("is the same beside it, and the one before is as it was", () => {
    const after = at("landing.stats.1.value", "84");
    expect(valueAt(after, "landing.stats.1.value")).toBe("84");
    expect(valueAt(sample, "landing.stats.1.value")).toBe("76");
    expect(after.quiz).toBe(sample.quiz);
    expect(after.landing.stats[0]).toBe(sample.landing.stats[0]);
    expect(Array.isArray(after.landing.stats)).toBe(true);
  });
});

describe("what two people made of a document", () => {
  it("is both changes, where they changed different texts", () => {
    const both = merged(sample, at(HEADLINE, "Mine."), at(BUTTON, "Theirs"));
    expect(both).toEqual({ document: at(BUTTON, "Theirs", at(HEADLINE, "Mine.")), clashes: [] });
  });

  it("is one change, where they made the same", () => {
    expect(merged(sample, at(HEADLINE, "Same."), at(HEADLINE, "Same."))).toEqual({
      document: at(HEADLINE, "Same."),
      clashes: [],
    });
  });

  it("clashes where they changed the same text, and loses neither", () => {
    const both = merged(sample, at(HEADLINE, "Mine."), at(HEADLINE, "Theirs."));
    expect(both.clashes).toEqual([{ path: HEADLINE, mine: "Mine.", theirs: "Theirs." }]);
    expect(valueAt(both.document, HEADLINE)).toBe("Mine.");
  });

  it("is by entry in a list that kept its length, and the list itself clashes where both added", () => {
    const both = merged(sample, at(`${PEOPLE}.0.name`, "Ada"), at(`${PEOPLE}.1.name`, "Grace"));
    expect(both.clashes).toEqual([]);
    expect(both.document.landing.testimonials.people.slice(0, 2).map(({ name }) => name)).toEqual([
      "Ada",
      "Grace",
    ]);
    const { people } = sample.landing.testimonials;
    const added = merged(sample, at(PEOPLE, people.slice(1)), at(PEOPLE, people.slice(2)));
    expect(added.clashes.map(({ path }) => path)).toEqual([PEOPLE]);
  });

  it("is each one's own change if the other made none, whatever was changed", () => {
    const paths = [HEADLINE, BUTTON, "landing.stats.0.label", "mails.hub.subject", "legal.terms.title"];
    const changes = fc.array(fc.tuple(fc.constantFrom(...paths), fc.string()), { maxLength: 6 });
    const changed = (made: [string, string][]) =>
      made.reduce((document, [path, text]) => withValue(document, path, text), sample);
    fc.assert(
      fc.property(changes, (made) => {
        expect(merged(sample, changed(made), sample).document).toEqual(changed(made));
        expect(merged(sample, sample, changed(made)).document).toEqual(changed(made));
      }),
    );
  });
});
