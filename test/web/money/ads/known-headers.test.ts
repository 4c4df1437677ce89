import { beforeEach, expect, test } from "vitest";
import { matchColumns } from "../../../../web/features/money/ads/csv/column-match.ts";
import { refusalsCsv } from "../../../../web/features/money/ads/spend/refusal-list.tsx";
import { knownHeaders, rememberHeaders } from "../../../../web/features/money/ads/spend/use-spend-import.ts";
import { forget, store } from "../../../../web/lib/storage.ts";

const HEADERS = ["Tag", "Anzeigen-ID", "Ausgegebener Betrag (EUR)", "Impressions"];

beforeEach(() => forget("spend-columns"));

test("what was matched by hand is known in the next file, whatever its currency", () => {
  rememberHeaders(HEADERS, { day: 0, adId: 1, spend: 2, impressions: 3 });
  const next = ["Ausgegebener Betrag (CHF)", "ANZEIGEN-ID ", "Tag", "Impressions"];
  expect(matchColumns(next, knownHeaders())).toEqual({ spend: 0, adId: 1, day: 2, impressions: 3 });
  // Its English name says what this one is.
  expect(Object.keys(knownHeaders())).not.toContain("impressions");
});

test("a column that is matched anew is not known as before", () => {
  rememberHeaders(HEADERS, { day: 0, spend: 2 });
  rememberHeaders(HEADERS, { day: 1, spend: 2 });
  expect(knownHeaders()).toEqual({ "anzeigen-id": "day", "ausgegebener betrag": "spend" });
  rememberHeaders(["Datum"], { day: 0 });
  expect(knownHeaders()).toMatchObject({ "anzeigen-id": "day", datum: "day" });
});

test.each([null, "text", ["day"], { tag: 1 }])("a damaged memory, as %j, knows nothing", (stored) => {
  store("spend-columns", stored);
  expect(knownHeaders()).toEqual({});
});

test("a column that is no more is forgotten", () => {
  store("spend-columns", { tag: "day", reach: "reach" });
  expect(knownHeaders()).toEqual({ tag: "day" });
});

test("the list of lines that were not taken runs no formula", () => {
  const refused = { line: 7, column: "adId", value: "=1+1", reason: "no_id" } as const;
  expect(refusalsCsv([refused], ({ column }) => column)).toBe(
    '\uFEFFLine,Column,Found,Reason\r\n7,adId,"\'=1+1",This ID is missing. IDs have up to 20 digits.\r\n',
  );
});
