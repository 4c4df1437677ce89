import { stopWords } from "#domain/money/ads/verdict/stop-words";
import type { LikelyReturn, Verdict } from "#domain/money/ads/verdict/verdict";
import { verdictReason, verdictWords } from "#domain/money/ads/verdict/verdict-words";
import { expect, it } from "vitest";

const found = (share = 0.371): LikelyReturn => ({ seen: 0.5, share, final: 1.3, low: 0.4, high: 3 });
const early = (share?: number) => ({ verdict: "early", return: found(share) }) as const;

it.each<[Verdict, string]>([
  [
    { verdict: "earns", why: null, return: found() },
    "Earns: Even the cautious estimate is above what you spent.",
  ],
  [
    { verdict: "loses", why: null, return: found() },
    "Loses: Even the hopeful estimate, counting deals still to come, is below what you spent.",
  ],
  [
    { ...early(), why: "days", days: 30 },
    "Too early: About 37% of the deals are likely in; check again in 30 days.",
  ],
  [
    { ...early(0.004), why: "days", days: 1 },
    "Too early: Less than 1% of the deals are likely in; check again in 1 day.",
  ],
  [{ ...early(), why: "not_settled" }, "Too early: Not settled yet: the answer has to hold 7 days in a row."],
  [
    { ...early(), why: "spend", more: 29_640 },
    "Too early: No clear answer yet; about $30,000 more spend should settle it.",
  ],
  [
    { ...early(), why: "spend_much" },
    "Too early: No clear answer yet; even six times this spend may not settle it.",
  ],
  [
    { ...early(), why: "near_even" },
    "Too early: Return is close to what you spent; more data may not settle it soon.",
  ],
  [
    { verdict: "early", why: "few_deals", return: null },
    "Too early: Your team needs 5 Won deals with a value before we can judge.",
  ],
  [{ verdict: null, why: "no_spend", return: null }, "No spend: Nothing was spent here in this period."],
  [
    { verdict: null, why: "other_currency", return: null },
    "Other currency: Nothing was spent here in USD, the currency of your deals.",
  ],
])("%j says why", (verdict, words) => {
  const { label, sentence } = verdictWords(verdict, "USD");
  expect(`${label}: ${sentence}`).toBe(words);
});

it.each<[Verdict, string | null]>([
  [{ verdict: "earns", why: null, return: found() }, null],
  [{ verdict: null, why: "no_spend", return: null }, null],
  [{ ...early(), why: "days", days: 30 }, "check again in 30 days"],
  [{ ...early(), why: "not_settled" }, "has to hold 7 days in a row"],
  [{ ...early(), why: "spend", more: 98_200 }, "about $98,000 more spend needed"],
  [{ ...early(), why: "spend_much" }, "six times the spend may not tell"],
  [{ ...early(), why: "near_even" }, "close to what you spent"],
  [{ verdict: "early", why: "few_deals", return: null }, "your team needs 5 valued deals"],
])("%j says what is missing, and orders nothing", (verdict, words) => {
  expect(verdictReason(verdict, "USD")).toBe(words);
});

it("money is told in the currency of deals", () => {
  const more = verdictWords({ ...early(), why: "spend", more: 1234 }, "JPY").sentence;
  expect(more).toContain("about ¥1,200 more spend");
});

it.each([
  ["USD", "dollar"],
  ["EUR", "euro"],
  ["CAD", "dollar"],
  ["SEK", "krona"],
  ["XYZ", "XYZ"],
])("of %s, one is called a %s", (currency, unit) => {
  expect(stopWords(0.84, currency).sentence).toContain(`fewer calls per ${unit} than`);
});

it.each([
  [0.8012, "80% likely"],
  [0.843, "84% likely"],
  [0.9999, "Over 99% likely"],
])("an ad that is worse at %d is %s to be", (worse, words) => {
  const { label, sentence } = stopWords(worse, "USD");
  expect(`${label}: ${sentence}`).toBe(
    `Consider stopping: ${words} to book fewer calls per dollar than a new ad of yours.`,
  );
});
