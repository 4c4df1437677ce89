import { aligned } from "#domain/content/aligned";
import type { Content } from "#domain/content/content";
import { differencesOf } from "#domain/content/differences";
import { sampleDocument } from "#domain/content/sample/sample";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const sample = sampleDocument();

function changed(change: (content: Content) => void): Content {
  const content = structuredClone(sample);
  change(content);
  return content;
}

const people = sample.landing.testimonials.people;

describe("what differs between two versions", () => {
  it("is nothing of the same", () => expect(differencesOf(sample, structuredClone(sample))).toEqual([]));

  it("is a text, with where it stands in the form", () => {
    const after = changed((content) => void (content.landing.hero.statement = "Run further."));
    expect(differencesOf(sample, after)).toEqual([
      {
        path: "landing.hero.statement",
        place: "Landing page › First screen › Headline",
        kind: "changed",
        before: sample.landing.hero.statement,
        after: "Run further.",
      },
    ]);
  });

  it("is a color of the brand", () => {
    const after = changed(({ look }) => void (look.action = "#2563eb"));
    expect(differencesOf(sample, after)).toEqual([
      {
        path: "look.action",
        place: "Look › Action color",
        kind: "changed",
        before: "#ff5a2a",
        after: "#2563eb",
      },
    ]);
  });

  it("is an entry that came, went, or moved, and not all that come after it", () => {
    const after = changed(({ landing }) => {
      const [first, second, ...others] = landing.testimonials.people;
      if (!first || !second) throw new Error("The sample has testimonials.");
      landing.testimonials.people = [...others, { ...second, name: "Grace Hopper" }, first];
    });
    const kinds = differencesOf(sample, after).map(({ kind, path }) => [kind, path]);
    const last = people.length - 1;
    expect(kinds).toEqual([
      ["moved", `landing.testimonials.people.${last - 1}`],
      ["changed", `landing.testimonials.people.${last - 1}.name`],
      ["moved", `landing.testimonials.people.${last}`],
    ]);
  });

  it("is the one text that was edited of an entry", () => {
    const after = changed(({ landing }) => {
      const [person] = landing.testimonials.people.slice(2);
      if (person) person.name = "Ada";
    });
    expect(differencesOf(sample, after)).toMatchObject([
      { path: "landing.testimonials.people.2.name", before: people[2]?.name, after: "Ada" },
    ]);
  });

  it("is found in a list of any length without holding up everybody else", () => {
    const lines = (from: number) => Array.from({ length: 6_000 }, (_, index) => `Line ${from + index}`);
    const long = (from: number) =>
      changed(({ programs }) => void (programs.diy.features = lines(from).toReversed()));
    const [before, after] = [long(0), long(3_000)];
    // 6,000² comparisons would not end within the test's own time.
    const found = differencesOf(before, after);
    expect(found).toHaveLength(6_000);
  });

  it("accounts for every entry of both lists once", () => {
    const lists = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 8 });
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        const found = aligned(before, after);
        const was = found.flatMap((one) => (one.kind === "added" ? [] : [one.before]));
        const is = found.flatMap((one) => (one.kind === "removed" ? [] : [one.after]));
        expect(was.toSorted((a, b) => a - b)).toEqual(before.map((_, index) => index));
        expect(is.toSorted((a, b) => a - b)).toEqual(after.map((_, index) => index));
        for (const one of found) if (one.kind === "moved") expect(before[one.before]).toBe(after[one.after]);
      }),
    );
  });
});
