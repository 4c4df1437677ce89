import { QUESTIONS } from "#domain/funnel/answers/questions";
import { whatToBring } from "#domain/booking/what-to-bring";
import { booking } from "#domain/content/sample/booking";
import { expect, test } from "vitest";

test.each([
  [
    { situation: "haven't-run-ads", funnel: "no-funnel", businessType: "own-business" },
    [/what you sell/i, /if you have one/, /^Your numbers/],
  ],
  [
    { situation: "yo-yo", funnel: "inconsistent", businessType: "clients" },
    [/a good week and at a bad one/, /last few weeks/, /^One client’s numbers/],
  ],
  [{}, [/if you run ads/, /where people buy/, /^Your numbers/]],
  [
    { situation: "toString", funnel: "unheard-of", businessType: "" },
    [/if you run ads/, /where people buy/, /^Your numbers/],
  ],
])("%j", (answers, points) =>
  expect(whatToBring(answers, booking.bringing)).toEqual(points.map((point) => expect.stringMatching(point))),
);

test("every answer has points of its own, told in a sentence", () => {
  for (const question of QUESTIONS) {
    if (question.kind !== "choice") continue;
    for (const { value } of question.options) {
      const points = whatToBring({ [question.id]: value }, booking.bringing);
      expect(points).toHaveLength(3);
      for (const point of points) expect(point).toMatch(/^[A-Z].*\.$/);
    }
  }
});
