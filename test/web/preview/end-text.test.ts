import { expect, it } from "vitest";
import { endText } from "../../../web/preview/end-text.ts";

/** By the reader's own clock, whichever that is. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

it.each([
  ["today", at(28, 16, 10), at(28, 16, 9), /^ends today at 4:10\s?p/i],
  ["today, from midnight on", at(28, 0, 0), at(27, 23, 59), /^ends tomorrow at 12:00\s?a/i],
  ["tomorrow", at(29, 16, 9), at(28, 16, 10), /^ends tomorrow at 4:09\s?p/i],
  ["tomorrow over the end of a month", at(31, 9, 5), at(30, 9, 6), /^ends tomorrow at 9:05\s?a/i],
  ["another day", at(30, 8), at(28, 23), /^ends on Nov\.? 30 at 8:00\s?a/i],
  ["over", at(28, 16), at(28, 16), /^has ended$/],
])("a preview that ends %s says so", (_when, endsAt, now, text) => {
  expect(endText(endsAt, now)).toMatch(text);
});
