import { BUILT_IN_WORDS, staffWords } from "#domain/content/staff-words";
import { csvHead, csvLine } from "#domain/leads/assessment-csv";
import { expect, test } from "vitest";
import { ownContent } from "../../setup/content/own-content.ts";
import { sampleView } from "../../web/leads/live/sample-view.ts";

/** The cells of a line that has no quotes. */
const cellsOf = (line: string) => line.replace("\uFEFF", "").trimEnd().split(",");
const head = cellsOf(csvHead());
const PLAIN = { currency: null, origin: null, words: BUILT_IN_WORDS };

function dealOf(dealValue: number | null, currency: string | null) {
  const cells = cellsOf(csvLine(sampleView(1, { dealValue }), { ...PLAIN, currency }));
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
  const cells = cellsOf(csvLine(sampleView(1, { callReportedAt }), PLAIN));
  expect(cells[head.indexOf("callReportedAt")]).toBe(callReportedAt);
});

test("answers stand by their ids in columns of their own, and together in the published words", () => {
  const words = staffWords(
    ownContent(({ quiz, results }) => {
      results.names.adSpend = "Training days";
      for (const option of quiz.questions.adSpend.options) option.label = `Own ${option.value}`;
    }),
  );
  const answers = { adSpend: "under-100" as const, frustration: "No time" };
  const line = csvLine(sampleView(1, { answers }), { ...PLAIN, words });
  expect(cellsOf(line)[head.indexOf("adSpend")]).toBe("under-100");
  expect(head.at(-2)).toBe("answers");
  expect(line).toContain(',"Training days: Own under-100\nFrustration: No time",');
});
