import { hub } from "#domain/content/sample/hub";
import { expect, it } from "vitest";
import { callFact } from "../../../../../web/features/funnel/hub/privacy/own-data-dialog.tsx";

it.each([
  ["booked", null, "Booked"],
  ["cancelled", null, "Canceled"],
  ["booked", "held", "Held"],
  ["booked", "no_show", "Missed"],
] as const)("a call that is %s and %s is '%s' in the visitor's own data", (status, outcome, word) => {
  expect(callFact({ status, outcome, startsAt: null }, hub.privacy.own.calls)).toEqual([word, "No time"]);
});
