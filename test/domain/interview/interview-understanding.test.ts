import { INTERVIEW_FIELDS, type InterviewField } from "#domain/interview/interview-fields";
import { understand } from "#domain/interview/understand";
import { describe, expect, it } from "vitest";
import { SAYINGS } from "./phrases/sayings.ts";
import { GOAL_AND_SUM_SAYINGS } from "./phrases/goal-sayings.ts";

function facts(message: string, asked: InterviewField | null) {
  return Object.fromEntries(understand(message, asked).findings.map(({ field, value }) => [field, value]));
}

describe("the ways of saying a choice", () => {
  const cases = Object.entries({ ...SAYINGS, ...GOAL_AND_SUM_SAYINGS }).flatMap(([field, values]) =>
    Object.entries(values).map(([value, said]) => ({ field, value, ...said })),
  );
  it.each(cases)("$field: $value", ({ field, value, told, asked }) => {
    const own = INTERVIEW_FIELDS.find((known) => known === field) ?? null;
    for (const message of told) {
      for (const question of [null, "name" as const, own]) {
        expect(facts(message, question), `${message} (asked for ${question})`).toMatchObject({
          [field]: value,
        });
      }
    }
    for (const message of asked)
      expect({ message, ...facts(message, own) }).toEqual({ message, [field]: value });
  });
});

describe("sums of money", () => {
  it.each<[string, InterviewField | null, Record<string, string>]>([
    ["about fifteen grand a month", "adSpend", { adSpend: "300-1000" }],
    ["$300", "adSpend", { adSpend: "300-1000" }],
    ["$299", "adSpend", { adSpend: "100-300" }],
    ["$99.99 a day", "adSpend", { adSpend: "under-100" }],
    ["$3,000 a month", "adSpend", { adSpend: "100-300" }],
    ["$2,999 a month", "adSpend", { adSpend: "under-100" }],
    ["$90,000 a month", "adSpend", { adSpend: "3000-plus" }],
    ["$700 a week", "adSpend", { adSpend: "100-300" }],
    ["under $300", "adSpend", { adSpend: "100-300" }],
    ["$10k", "revenue", { revenue: "10k-50k" }],
    ["$9,999", "revenue", { revenue: "under-10k" }],
    ["$50K a month", "revenue", { revenue: "50k-200k" }],
    ["$2.4M a year", "revenue", { revenue: "200k-plus" }],
    ["$600k a year", "revenue", { revenue: "50k-200k" }],
    ["a thousand bucks", "targetRevenue", { targetRevenue: "a thousand bucks ($1,000)" }],
    ["a hundred and fifty thousand", "revenue", { revenue: "50k-200k" }],
    ["two hundred and fifty thousand", "revenue", { revenue: "200k-plus" }],
    ["one point five million", "targetRevenue", { targetRevenue: "one point five million ($1,500,000)" }],
    ["about fifty", "targetRevenue", { targetRevenue: "fifty (50)" }],
    ["two", "revenue", { revenue: "10k-50k" }],
    ["half a million", "targetRevenue", { targetRevenue: "half a million ($500,000)" }],
    ["$1.5M", "targetRevenue", { targetRevenue: "$1.5M" }],
    ["50k to 200k", "targetRevenue", { targetRevenue: "50k to 200k" }],
    ["We spend $200 a day and make 40k a month", null, { adSpend: "100-300", revenue: "10k-50k" }],
    ["I want to go from 20k to 100k a month", null, { revenue: "10k-50k", targetRevenue: "100k" }],
    ["I lost $5,000 on a bad agency", null, { situation: "tried-failed" }],
    ["my leads cost $30 each", null, {}],
    ["I have 3 kids and 12 employees", "revenue", {}],
    ["iOS14 killed 20% of my results", null, {}],
  ])("%s (asked for %s)", (message, asked, expected) => {
    const { frustration: _, ...found } = facts(message, asked);
    expect(found).toEqual(expected);
  });
});

describe("contact", () => {
  it.each<[string, InterviewField | null, Record<string, string>]>([
    [
      "Ada Lovelace, ada@example.com, example.com",
      "name",
      { name: "Ada Lovelace", email: "ada@example.com", businessUrl: "https://example.com" },
    ],
    ["It's ada@example.com.", "email", { email: "ada@example.com" }],
    ["not ada@old.com but ada@new.com", "email", { email: "ada@new.com" }],
    ["ada@example", "email", {}],
    ["https://example.com/shop?x=1.", "businessUrl", { businessUrl: "https://example.com/shop?x=1" }],
    ["example.photography", "businessUrl", { businessUrl: "https://example.photography" }],
    ["I saw you on facebook.com", null, {}],
    ["we launched.then nothing happened", null, {}],
    ["javascript:alert(1)", "businessUrl", {}],
    ["ftp://example.com", "businessUrl", {}],
    ["https://good@evil.com", "businessUrl", {}],
    ["I'm frustrated", null, { frustration: "I'm frustrated" }],
    ["I'm Interested in coaching", null, {}],
    ["Anne-Marie van der Berg", "name", { name: "Anne-Marie van der Berg" }],
    ["An Nguyen", "name", { name: "An Nguyen" }],
    ["李小龙", "name", { name: "李小龙" }],
    ["my ads are great", "name", {}],
    ["why do you need it?", "name", {}],
  ])("%s (asked for %s)", (message, asked, expected) => {
    expect(facts(message, asked)).toEqual(expected);
  });
});

describe("what is no answer", () => {
  it.each<[string, InterviewField, Partial<ReturnType<typeof understand>>]>([
    ["I'd rather not say", "revenue", { evades: "declined" }],
    ["none of your business", "email", { evades: "declined" }],
    ["skip", "name", { evades: "declined" }],
    ["no idea", "targetRevenue", { evades: "unsure" }],
    ["I don't know honestly", "adSpend", { evades: "unsure" }],
    ["I don't have a website", "businessUrl", { problem: "no-website" }],
    ["no website yet", "situation", { problem: "no-website" }],
    ["ada at example dot com", "email", { problem: "email" }],
    ["twice as much as now", "targetRevenue", { problem: "target" }],
    ["what does it cost?", "adSpend", { topics: ["price"] }],
    ["Are you a bot?", "goal", { topics: ["assistant"] }],
    [
      "I'm interested in finding out more about your DWY coaching programs",
      "businessType",
      { topics: ["offers"] },
    ],
    ["hi!", "businessType", { smallTalk: "greeting" }],
    ["thank you so much", "goal", { smallTalk: "thanks" }],
  ])("%s (asked for %s)", (message, asked, expected) => {
    expect(understand(message, asked)).toMatchObject({ findings: [], ...expected });
  });
});
