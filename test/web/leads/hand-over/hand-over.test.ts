import { expect, it } from "vitest";
import { leadsText } from "../../../../web/features/leads/hand-over/hand-over-api.ts";
import { handOverFault } from "../../../../web/features/leads/hand-over/use-hand-over.ts";

it.each([
  ["", "ada@example.com", { from: "Please choose whose leads to hand over" }],
  ["grace@example.com", "", { to: "Please enter a colleague’s address" }],
  ["grace@example.com", "ada", { to: "Please enter a colleague’s address" }],
  ["grace@example.com", "grace@example.com", { to: "They already have these leads" }],
  ["grace@example.com", "ada@example.com", null],
])("from %s to %s", (from, to, fault) => {
  expect(handOverFault({ from, to })).toEqual(fault);
});

it.each([
  [{ value: 1, more: false }, "1 lead"],
  [{ value: 12, more: false }, "12 leads"],
  [{ value: 1000, more: true }, "1,000+ leads"],
])("%o in words", (count, words) => {
  expect(leadsText(count)).toBe(words);
});
