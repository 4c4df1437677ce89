import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { BUILT_IN_WORDS, staffWords } from "#domain/content/staff-words";
import { describe, expect, test } from "vitest";
import { ownContent } from "../../../setup/content/own-content.ts";
import { moneyHead, moneyWords, shortMoneyWords } from "../../../../web/features/leads/basics/money-words.ts";

test.each<[answers: AnyAnswers, words: string]>([
  [{ adSpend: "3000-plus", revenue: "200k-plus", targetRevenue: "$750K" }, "$3K+/day · $200K+/mo → $750K"],
  [
    { adSpend: "under-100", revenue: "under-10k", targetRevenue: "20000 a month" },
    "<$100/day · <$10K/mo → $20K",
  ],
  [{ adSpend: "100-300", targetRevenue: "between 50k and 100k" }, "$100–300/day → $50K–$100K"],
  [{ revenue: "10k-50k" }, "$10–50K/mo"],
  [{ targetRevenue: "1.5 million" }, "→ $1.5M"],
  [{ targetRevenue: "  enough to\nquit  " }, "→ enough to quit"],
  [{ targetRevenue: "as much as the market gives me" }, "→ as much as the market g…"],
  [{ adSpend: "toString", revenue: "a-lot" }, ""],
  [{ targetRevenue: "   " }, ""],
  [{}, ""],
])("the money of %j is '%s'", (answers, words) => expect(moneyWords(answers, BUILT_IN_WORDS)).toBe(words));

test.each<[answers: AnyAnswers, words: string]>([
  [{ adSpend: "300-1000", revenue: "50k-200k", targetRevenue: "$500K" }, "$300–1K · $50–200K → $500K"],
  [{ adSpend: "under-100", revenue: "under-10k" }, "<$100 · <$10K"],
  [{ adSpend: "300-1000", targetRevenue: "$500K" }, "$300–1K/day → $500K"],
  [{ revenue: "10k-50k" }, "$10–50K/mo"],
  [{ targetRevenue: "1.5 million" }, "→ $1.5M"],
  [{}, ""],
])("below a head that says the units, the money of %j is '%s'", (answers, words) =>
  expect(shortMoneyWords(answers, BUILT_IN_WORDS)).toBe(words),
);

test("the head says the units while the answers are what ships", () =>
  expect(moneyHead(BUILT_IN_WORDS)).toBe("Spend/day · revenue → target"));

describe("an answer in an owner's words", () => {
  const words = staffWords(
    ownContent(({ quiz }) => {
      for (const option of quiz.questions.adSpend.options)
        if (option.value === "300-1000") option.label = "Four hours a week";
    }),
  );

  test.each([moneyWords, shortMoneyWords])("is told in them, without a unit that it has not (%o)", (told) => {
    const answers = { adSpend: "300-1000", revenue: "10k-50k", targetRevenue: "100 kilos" } as const;
    expect(told(answers, words)).toBe("Four hours a week · $10–50K/mo → 100 kilos");
  });

  test("leaves no unit to the head, for any row", () => {
    expect(moneyHead(words)).toBe("Today → target");
    expect(shortMoneyWords({ adSpend: "100-300", revenue: "10k-50k" }, words)).toBe(
      "$100–300/day · $10–50K/mo",
    );
  });
});
