import type { Content } from "#domain/content/content";
import { lastingPath, merged, valueAt, withValue } from "#domain/content/merged";
import { sampleDocument } from "#domain/content/sample/sample";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const sample = sampleDocument();

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

  it("keeps a picture with its own description", () => {
    const COVER = "landing.book.cover";
    const cover = (digit: string, alt: string) => ({
      files: [{ hash: digit.repeat(64), width: 320, height: 469 }],
      alt,
    });
    const base = at(COVER, cover("a", ""));
    const both = merged(base, at(COVER, cover("a", "A runner")), at(COVER, cover("b", "")));
    expect(both.clashes).toEqual([{ path: COVER, mine: cover("a", "A runner"), theirs: cover("b", "") }]);
  });

  it("is one place where a list of bare texts was changed by both", () => {
    const LINES = "programs.diy.features";
    const [mine, theirs] = [at(`${LINES}.0`, "Mine"), at(LINES, sample.programs.diy.features.toReversed())];
    const both = merged(sample, mine, theirs);
    expect(both.clashes.map(({ path }) => path)).toEqual([LINES]);
    expect(both.document).toEqual(mine);
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

describe("entries of a list that two people change", () => {
  const { people } = sample.landing.testimonials;
  const own = people.map((person, index) => ({ ...person, name: `${index}` }));
  const base = at(PEOPLE, own);
  const order = (...places: number[]) =>
    at(
      PEOPLE,
      places.flatMap((place) => own[place] ?? []),
      base,
    );
  const all = own.map((_, index) => index);
  const swapped = order(1, 0, ...all.slice(2));
  const names = ({ landing }: Content) => landing.testimonials.people.map(({ name }) => name);
  const first = `${PEOPLE}.#${own[0]?.entryId}`;

  it("keep their texts when one person moves them while another fills a field", () => {
    const typed = at(`${PEOPLE}.0.role`, "Runner", base);
    for (const both of [merged(base, typed, swapped), merged(base, swapped, typed)]) {
      expect(both.clashes).toEqual([]);
      expect(names(both.document).slice(0, 2)).toEqual(["1", "0"]);
      expect(valueAt(both.document, `${first}.role`)).toBe("Runner");
    }
  });

  it("stay right when one removes an entry and the other types in the next", () => {
    const both = merged(base, at(`${PEOPLE}.1.role`, "Runner", base), order(...all.slice(1)));
    expect(both.clashes).toEqual([]);
    expect(both.document.landing.testimonials.people[0]).toEqual({ ...own[1], role: "Runner" });
  });

  it("are all there when both add some, each where it was put", () => {
    const added = (name: string, place: number) => ({
      ...base,
      landing: {
        ...base.landing,
        testimonials: {
          ...base.landing.testimonials,
          people: own.flatMap((person, index) =>
            index === place ? [{ ...person, name, entryId: `added${name}` }, person] : person,
          ),
        },
      },
    });
    const both = merged(base, added("aaa", 1), added("bbb", 3));
    expect(both.clashes).toEqual([]);
    expect(names(both.document).slice(0, 6)).toEqual(["0", "aaa", "1", "2", "bbb", "3"]);
  });

  it.each([
    ["they removed what I worded", true],
    ["I removed what they worded", false],
  ])("are asked about when %s", (_, isMine) => {
    const worded = at(`${PEOPLE}.0.role`, "Runner", base);
    const removed = order(...all.slice(1));
    const { document, clashes } = isMine ? merged(base, worded, removed) : merged(base, removed, worded);
    const entry = { ...own[0], role: "Runner" };
    expect(clashes).toEqual([
      isMine
        ? { path: first, mine: entry, theirs: undefined }
        : { path: first, mine: undefined, theirs: entry },
    ]);
    expect(valueAt(document, first)).toEqual(isMine ? entry : undefined);
    const [clash] = clashes;
    const decided = withValue(document, first, clash?.theirs);
    expect(valueAt(decided, first)).toEqual(isMine ? undefined : entry);
    expect(names(decided)).toHaveLength(isMine ? all.length - 1 : all.length);
  });

  it("are one place when both sort them another way", () => {
    const both = merged(base, swapped, order(...all.toReversed()));
    expect(both.clashes.map(({ path }) => path)).toEqual([PEOPLE]);
  });

  it("are found by their ids wherever they have been moved", () => {
    const place = lastingPath(base, `${PEOPLE}.0.role`);
    expect(place).toBe(`${first}.role`);
    expect(names(withValue(swapped, `${first}.name`, "Ada")).slice(0, 2)).toEqual(["1", "Ada"]);
    expect(lastingPath(base, "programs.diy.features.1")).toBe("programs.diy.features.1");
  });

  it("never mix, whatever is moved, removed and typed on either side", () => {
    const ops = fc.array(
      fc.record({ kind: fc.constantFrom("move", "remove", "type"), at: fc.nat(7), to: fc.nat(7) }),
      { maxLength: 5 },
    );
    const start = at(
      PEOPLE,
      own.slice(0, 5).map((person) => ({ ...person, name: "", role: person.name })),
      base,
    );
    const done = (who: string, made: { kind: string; at: number; to: number }[]) => {
      const list = start.landing.testimonials.people.map((person) => ({ ...person }));
      for (const { kind, at: from, to } of made) {
        const entry = list[from];
        if (!entry) continue;
        if (kind === "type") entry.name = `${who}${entry.role}`;
        else {
          list.splice(from, 1);
          if (kind === "move") list.splice(to, 0, entry);
        }
      }
      return at(PEOPLE, list, start);
    };
    fc.assert(
      fc.property(ops, ops, (mine, theirs) => {
        const both = merged(start, done("m", mine), done("t", theirs));
        const after = both.document.landing.testimonials.people;
        expect(new Set(after.map(({ entryId }) => entryId)).size).toBe(after.length);
        // What was typed stands in the entry that it was typed in, or stands nowhere.
        for (const { name, role } of after) expect(["", `m${role}`, `t${role}`]).toContain(name);
      }),
    );
  });
});
