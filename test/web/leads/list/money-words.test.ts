import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { BUILT_IN_WORDS, staffWords } from "#domain/content/staff-words";
import { expect, test } from "vitest";
import { ownContent } from "../../../setup/content/own-content.ts";
import { moneyWords } from "../../../../web/features/leads/basics/money-words.ts";

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

test("an answer in an owner's words is told in them, without a unit that it has not", () => {
  const words = staffWords(
    ownContent(({ quiz }) => {
      for (const option of quiz.questions.adSpend.options)
        if (option.value === "300-1000") option.label = "Four hours a week";
    }),
  );
  const answers = { adSpend: "300-1000", revenue: "10k-50k", targetRevenue: "100 kilos" } as const;
  expect(moneyWords(answers, words)).toBe("Four hours a week · $10–50K/mo → 100 kilos");
});
