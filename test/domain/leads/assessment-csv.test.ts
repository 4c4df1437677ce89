import { csvHead, csvLine } from "#domain/leads/assessment-csv";
import { expect, test } from "vitest";
import { sampleView } from "../../web/leads/live/sample-view.ts";

/** The cells of a line that has no quotes. */
const cellsOf = (line: string) => line.replace("\uFEFF", "").trimEnd().split(",");
const head = cellsOf(csvHead());

function dealOf(dealValue: number | null, currency: string | null) {
  const cells = cellsOf(csvLine(sampleView(1, { dealValue }), currency, null));
  return [cells[head.indexOf("dealValue")], cells[head.indexOf("dealCurrency")]];
}

test("a deal value stands beside its currency", () => {
  expect(dealOf(12_500, "EUR")).toEqual(["12500", "EUR"]);
  expect(dealOf(750_000, "JPY")).toEqual(["750000", "JPY"]);
  expect(dealOf(0, "USD")).toEqual(["0", "USD"]);
  expect(dealOf(null, "EUR")).toEqual(["", ""]);
  expect(dealOf(12_500, null)).toEqual(["12500", ""]);
});

test("a call that the lead's page alone says is booked has a column", () => {
  const callReportedAt = "2026-11-23T10:00:00.000Z";
  const cells = cellsOf(csvLine(sampleView(1, { callReportedAt }), null, null));
  expect(cells[head.indexOf("callReportedAt")]).toBe(callReportedAt);
});
