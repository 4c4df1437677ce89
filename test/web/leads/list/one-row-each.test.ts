import type { AssessmentView } from "#domain/leads/assessment-view";
import { expect, test } from "vitest";
import { oneRowEach } from "../../../../web/features/leads/list/page/one-row-each.ts";
import { sampleView } from "../live/sample-view.ts";

const page = (...leads: [id: number, lead: Partial<AssessmentView>][]) => ({
  rows: leads.map(([id, lead]) => sampleView(id, { email: null, ...lead })),
});
const shown = (...pages: { rows: AssessmentView[] }[]) =>
  oneRowEach(pages).map((rows) => rows.map(({ id }) => id));

test("of one e-mail or one phone only the first has a row, over all pages", () => {
  expect(
    shown(
      page(
        [1, { email: "ada@one.example" }],
        [2, { email: "Ada@One.example", phone: "+14035550123" }],
        [3, {}],
      ),
      page([4, { phone: "+14035550123" }], [5, { email: "grace@one.example" }]),
    ),
  ).toEqual([[1, 3], [5]]);
});

test("anonymous ones are nobody's, and suspects stand for themselves", () => {
  expect(
    shown(
      page(
        [1, {}],
        [2, {}],
        [3, { email: "ada@one.example", suspect: true }],
        [4, { email: "ada@one.example" }],
        [5, { email: "ada@one.example", suspect: true }],
      ),
    ),
  ).toEqual([[1, 2, 3, 4, 5]]);
});

test("a page that stays whole is the same, so that nothing of it is drawn again", () => {
  const whole = page([1, { email: "ada@one.example" }]);
  expect(oneRowEach([whole])[0]).toBe(whole.rows);
});
