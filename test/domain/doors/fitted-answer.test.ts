import fc from "fast-check";
import { expect, it } from "vitest";
import { fittedAnswer } from "#domain/doors/fitted-answer";

const bytes = (text: string) => new TextEncoder().encode(text).length;

const answer = fc.record({
  id: fc.nat(),
  notes: fc.string({ unit: "grapheme", maxLength: 300 }),
  timeline: fc.array(fc.record({ at: fc.string(), note: fc.string({ unit: "grapheme", maxLength: 80 }) }), {
    maxLength: 40,
  }),
});

it("an answer is JSON of at most so many bytes, and untouched if it fits", () => {
  fc.assert(
    fc.property(answer, fc.integer({ min: 300, max: 4000 }), (value, most) => {
      const text = fittedAnswer(value, most);
      expect(bytes(text)).toBeLessThanOrEqual(most);
      if (bytes(JSON.stringify(value)) <= most) expect(JSON.parse(text)).toEqual(value);
      else expect(JSON.parse(text)).toMatchObject({ id: value.id, shortened: expect.any(Array) });
    }),
  );
});

it("the longest list loses its end first, and the answer says which", () => {
  const value = { lead: { calls: [1, 2], timeline: Array.from({ length: 64 }, (_, at) => `event ${at}`) } };
  const { lead, shortened } = JSON.parse(fittedAnswer(value, 300));
  expect(shortened).toEqual(["lead.timeline"]);
  expect(lead.calls).toEqual([1, 2]);
  expect(lead.timeline[0]).toBe("event 0");
});

it("a text that is longer than any list is shortened before them", () => {
  const value = { notes: "n".repeat(500), calls: [{ note: "Call back" }, { note: "Busy" }] };
  const { calls, notes, shortened } = JSON.parse(fittedAnswer(value, 300));
  expect([calls, shortened]).toEqual([value.calls, ["notes"]]);
  expect(notes).toMatch(/^n+…$/);
});

it("where no list is left, the longest text ends in …", () => {
  const { notes, name, shortened } = JSON.parse(fittedAnswer({ notes: "n".repeat(500), name: "Ada" }, 200));
  expect([name, shortened]).toEqual(["Ada", ["notes"]]);
  expect(notes).toMatch(/^n+…$/);
});
