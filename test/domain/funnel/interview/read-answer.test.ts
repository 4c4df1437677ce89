import { CHOICE_QUESTION_IDS, optionsOf } from "#domain/funnel/answers/questions";
import { optionTexts, SHORT_FORMS } from "#domain/funnel/interview/answer-words";
import { takeTurn, type Turn } from "#domain/funnel/interview/interview";
import { INTERVIEW_FIELDS, type InterviewField } from "#domain/funnel/interview/interview-fields";
import { FIRST_INTERVIEW } from "#domain/funnel/interview/interview-state";
import { answerCandidates } from "#domain/funnel/interview/read-answer";
import { expect, describe, it } from "vitest";
import { ANSWERS } from "./sayings/answers.ts";
import { ASIDES } from "./sayings/asides.ts";
import { SAMPLE_CATALOG } from "../../../setup/content/sample-catalog.ts";
import { ASKS } from "../../../setup/content/interview-words.ts";

function reply(message: string, asked: InterviewField): Turn {
  const said = { messageId: "m1", message };
  return takeTurn(
    said,
    { collected: {}, closed: false, catalog: SAMPLE_CATALOG, words: ASKS },
    { ...FIRST_INTERVIEW, asked },
  );
}

const answers = INTERVIEW_FIELDS.flatMap((field) =>
  Object.entries(ANSWERS[field] ?? {}).flatMap(([value, said]) =>
    said.map((text) => [field, text, value] as const),
  ),
);
const asides = Object.values(ASIDES).flat();

it("the tables hold at least 200 answers and 200 asides", () => {
  expect(new Set(answers.map(([field, text]) => `${field} ${text}`)).size).toBeGreaterThanOrEqual(200);
  expect(new Set(asides).size).toBeGreaterThanOrEqual(200);
});

describe("counts at once", () => {
  it.each(answers)("%s: %s", (field, text, value) => {
    expect(reply(text, field)).toMatchObject({
      fact: { field, value, quote: text.trim() },
      collected: { [field]: value },
    });
  });
});

describe("never counts, whatever was asked but for words of one's own", () => {
  it.each(asides)("%s", (text) => {
    for (const field of INTERVIEW_FIELDS.filter((each) => each !== "frustration")) {
      const { fact, collected } = reply(text, field);
      expect({ field, text, fact, collected }).toEqual({ field, text, fact: null, collected: {} });
    }
  });
});

it.each(["1", "2", "3", "4", "5"])(
  "a bare %s about money is read back, as it may be a place or a sum",
  (text) => {
    for (const field of ["adSpend", "revenue", "targetRevenue"] as const) {
      const { fact, next } = reply(text, field);
      expect({ field, fact, proposed: next.proposed?.field }).toEqual({ field, fact: null, proposed: field });
    }
    expect(reply("2", "adSpend").next.proposed?.value).toBe("100-300");
  },
);

describe.each(CHOICE_QUESTION_IDS)("the options of %s", (field) => {
  it("have at most eight short forms each, and no text means two of them", () => {
    const texts = new Map<string, string>();
    for (const { value, text } of optionTexts(ASKS, field)) {
      expect({ text, value: texts.get(text.toLowerCase()) ?? value }).toEqual({ text, value });
      texts.set(text.toLowerCase(), value);
    }
    for (const forms of Object.values(SHORT_FORMS[field])) expect(forms.length).toBeLessThanOrEqual(8);
  });

  it("are taken by every label and short form, and found in a sentence", () => {
    for (const { value, text } of optionTexts(ASKS, field)) {
      expect({ text, value: reply(text, field).fact?.value }).toEqual({ text, value });
      expect({ text, found: answerCandidates(ASKS, field, `well, I'd say ${text} I guess`) }).toEqual({
        text,
        found: [value],
      });
    }
  });

  it("are all offered", () => {
    const offered = new Set(ASKS.questions[field].options.map(({ value }) => value));
    expect([...offered]).toEqual(optionsOf(field).map(({ value }) => value));
  });
});

describe("with exactly one candidate, is read back", () => {
  it.each<[InterviewField, string, string]>([
    ["adSpend", "my brother said he'd give me $1", "under-100"],
    ["businessType", "I don't run ads for clients", "clients"],
    ["adSpend", "is $500 a day enough?", "300-1000"],
    ["adSpend", "€500, so 500 dollars", "300-1000"],
    ["revenue", "we're at 20k I think", "10k-50k"],
    ["revenue", "1k per day", "10k-50k"],
    ["adSpend", "€200 per day", "100-300"],
    ["adSpend", "£200", "100-300"],
    ["adSpend", "A$300", "300-1000"],
    ["adSpend", "C$ 300 / day", "300-1000"],
    ["adSpend", "200 €", "100-300"],
    ["adSpend", "200 quid a day", "100-300"],
    ["adSpend", "half a million a year", "1000-3000"],
    ["adSpend", "maybe two hundred a day", "100-300"],
    ["revenue", "£200", "under-10k"],
    ["revenue", "€10k-€20k", "10k-50k"],
    ["revenue", "two million a year", "50k-200k"],
    ["revenue", "a million", "200k-plus"],
    ["targetRevenue", "half a million a year", "$41,667"],
    ["targetRevenue", "€500k", "€500,000"],
    ["targetRevenue", "A$300", "A$300,000"],
    ["targetRevenue", "we hope for one million", "$1,000,000"],
    ["situation", "we tried and lost money", "tried-failed"],
    ["situation", "I get inconsistent results", "yo-yo"],
    ["funnel", "inconsistent results", "inconsistent"],
    ["revenue", "50", "50k-200k"],
    ["revenue", "$36,000 a year", "under-10k"],
    ["targetRevenue", "I'd like to hit 100k", "$100,000"],
    ["name", "my name is Ada Lovelace", "Ada Lovelace"],
    ["name", "ada", "ada"],
    ["name", "My Dad", "My Dad"],
    ["name", "hi, John's Mother", "John's Mother"],
    ["name", "John’s Mother.", "John’s Mother"],
    ["name", "Facebook Ads", "Facebook Ads"],
    ["name", "Your Agency", "Your Agency"],
    ["name", "Our Team", "Our Team"],
    ["name", "Meta Smith", "Meta Smith"],
    ["name", "Coaching", "Coaching"],
    ["email", "you can write to ada@example.com", "ada@example.com"],
    ["businessUrl", "it's example.com, new since May", "https://example.com"],
  ])("%s: %s", (field, text, value) => {
    expect(reply(text, field)).toMatchObject({
      fact: null,
      next: { proposed: { field, value, quote: text } },
    });
  });
});

it.each([
  ["100k within 180 days", ["$100,000"]],
  ["within 180 days", []],
  ["ten clients, 24/7", []],
  ["phase 2 is 150k", ["$150,000"]],
  ["two and a half million", ["$2,500,000"]],
  ["somewhere near seven figures", ["$1,000,000"]],
])("of the target %j are proposed: %j", (text, values) =>
  expect(answerCandidates(ASKS, "targetRevenue", text)).toEqual(values),
);

it.each(["one moment", "two of us run it", "one in a million", "¥20000", "R$500", "five", "a few hundred"])(
  "%s is no sum that could be meant",
  (text) => {
    for (const field of ["adSpend", "revenue", "targetRevenue"] as const)
      expect(answerCandidates(ASKS, field, text)).toEqual([]);
  },
);

it.each(["Sure Thing", "Ok Then", "Please", "Thanks", "Cheers Mate", "Okay Thanks", "Thank You"])(
  "%s is no name, nor is a part of it",
  (text) => {
    expect(reply(text, "name").fact).toBeNull();
    expect(answerCandidates(ASKS, "name", text)).toEqual([]);
  },
);
