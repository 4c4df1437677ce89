import { dealValueFromText, dealValueSchema } from "#domain/leads/deal-value";
import { leadStatusSchema } from "#domain/leads/lead-status-schema";
import { describeLeadStatus, LEAD_STATUSES } from "#domain/leads/pipeline";
import { expect, test } from "vitest";

test("the stages are the spec's, in board order", () => {
  expect(LEAD_STATUSES.map(describeLeadStatus)).toEqual([
    "MQL (Marketing Qualified)",
    "SQL (Sales Qualified)",
    "Won (Closed Deal)",
    "Lost (Not Interested)",
    "Hold (On Hold)",
  ]);
  expect(leadStatusSchema.safeParse("mql").success).toBe(false);
});

test.each([0, 1, 1_000_000_000_000, null])("%j is a deal value", (value) =>
  expect(dealValueSchema.parse(value)).toBe(value),
);

test.each([-1, 1.5, "100", NaN, Infinity, 1e13, undefined, true])("%j is no deal value", (value) =>
  expect(dealValueSchema.safeParse(value).success).toBe(false),
);

test.each([
  ["", null],
  ["  ", null],
  ["0", 0],
  ["1500", 1500],
  ["$1,500.99", 1500],
  ["1500.", 1500],
  ["€1,500", 1500],
  ["¥ 1,250,000", 1_250_000],
  ["CA$12,500", 12_500],
  ["CHF\u00a012,500", 12_500],
  ["12 500 EUR", 12_500],
  ["1 500 €", 1500],
  ["1.500", undefined],
  ["1.500.000", undefined],
  ["1,50", undefined],
  ["1,500,00", undefined],
  ["15000 or so", undefined],
  ["-5", undefined],
  ["lots", undefined],
  ["1e5", undefined],
  ["9".repeat(20), undefined],
])("the typed deal value %j is %j", (text, value) => expect(dealValueFromText(text)).toBe(value));
