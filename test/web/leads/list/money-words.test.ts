import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { expect, test } from "vitest";
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
])("the money of %j is '%s'", (answers, words) => expect(moneyWords(answers)).toBe(words));
