import { answerLabel, fromQuizAnswers, toQuizAnswers, type Answers } from "#domain/funnel/answers/answers";
import {
  answersSchema,
  completeQuizAnswersSchema,
  quizAnswersSchema,
} from "#domain/funnel/answers/answer-schemas";
import { CHOICE_QUESTION_IDS, optionsOf, QUESTION_IDS, QUESTIONS } from "#domain/funnel/answers/questions";
import { exampleAnswers } from "#domain/funnel/answers/example-answers";
import { TARGET_REVENUE_MESSAGE } from "#domain/funnel/answers/contact-fields";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const answers = exampleAnswers({
  businessType: "clients",
  situation: "yo-yo",
  adSpend: "300-1000",
  funnel: "inconsistent",
  goal: "scale",
  frustration: "Costs go up every week",
  revenue: "10k-50k",
  targetRevenue: "$100,000",
});
const complete = Object.fromEntries(QUESTIONS.map(({ id, quizKey }) => [quizKey, answers[id]]));

/** Spec 3, word for word. What is asked beyond it comes after. */
const OPTIONS = {
  businessType: ["own-business", "clients"],
  situation: ["haven't-run-ads", "tried-failed", "yo-yo", "working-handoff", "coaching"],
  adSpend: ["under-100", "100-300", "300-1000", "1000-3000", "3000-plus"],
  funnel: ["no-funnel", "not-converting", "inconsistent", "converting"],
  goal: ["first-funnel", "fix-inconsistency", "scale", "coaching"],
  frustration: [],
  revenue: ["under-10k", "10k-50k", "50k-200k", "200k-plus"],
  targetRevenue: [],
};

describe("the questions", () => {
  test("begin with the spec's, with its options, in its order", () => {
    expect(QUESTIONS.map(({ id }, index) => `q${index + 1}_${id}`)).toEqual(
      QUESTIONS.map(({ quizKey }) => quizKey),
    );
    const options = QUESTION_IDS.map((id) => [id, optionsOf(id).map(({ value }) => value)]);
    const spec = Object.entries(OPTIONS);
    expect(options.slice(0, spec.length)).toEqual(spec);
  });

  test("have options exactly where they are choices, each with its own words", () => {
    const choices = QUESTIONS.filter(({ kind }) => kind === "choice");
    expect(choices.map(({ id }) => id)).toEqual([...CHOICE_QUESTION_IDS]);
    for (const { id, kind } of QUESTIONS) {
      const options = optionsOf(id);
      expect(options.length > 0).toBe(kind === "choice");
      expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
    }
  });
});

describe("the schemas", () => {
  test("take a complete quiz, and any part of one as progress", () => {
    expect(completeQuizAnswersSchema.parse(complete)).toEqual(complete);
    expect(quizAnswersSchema.parse({})).toEqual({});
    for (const key of Object.keys(complete)) {
      const { [key]: _, ...rest } = Object.fromEntries(Object.entries(complete));
      expect(completeQuizAnswersSchema.safeParse(rest).success).toBe(false);
      expect(quizAnswersSchema.parse(rest)).toEqual(rest);
    }
  });

  test.each([
    [{ q1_businessType: "both" }],
    [{ q3_adSpend: 100 }],
    [{ q4_funnel: null }],
    [{ q5_goal: ["scale"] }],
    [{ q6_frustration: "   " }],
    [{ q6_frustration: "x".repeat(2001) }],
    [{ q6_frustration: "a\u0000b" }],
    [{ q6_frustration: "a\nb" }],
    [{ q6_frustration: "a\u2028b" }],
    [{ q8_targetRevenue: "lots" }],
    [{ q8_targetRevenue: 500 }],
  ])("refuse %j", (wrong) => {
    const result = quizAnswersSchema.safeParse(wrong);
    expect(result.error?.issues[0]?.path).toEqual(Object.keys(wrong));
  });

  test("trim free text, keep 2,000 characters, drop unknown fields", () => {
    const frustration = "é".repeat(2000);
    expect(answersSchema.parse({ frustration: `  ${frustration}\n`, name: "Ada", score: 9 })).toEqual({
      frustration,
    });
  });

  test("say in the spec's words that a target needs a number", () => {
    const result = answersSchema.safeParse({ targetRevenue: "a lot" });
    expect(result.error?.issues[0]?.message).toBe(TARGET_REVENUE_MESSAGE);
  });

  test("take no other JSON, and never throw on it", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const takes = (given: unknown) => quizAnswersSchema.safeParse(given).success;
        expect(() => answersSchema.safeParse(value)).not.toThrow();
        expect(takes({ q3_adSpend: value })).toBe(OPTIONS.adSpend.some((option) => option === value));
        expect(takes({ q6_frustration: value }) && typeof value !== "string").toBe(false);
      }),
    );
  });
});

describe("renaming", () => {
  test("gives the chat names", () => {
    expect(fromQuizAnswers(completeQuizAnswersSchema.parse(complete))).toEqual(answers);
  });

  test("comes back as it was, without making up keys", () => {
    const part = fc.subarray(Object.entries(complete)).map((pairs) => Object.fromEntries(pairs));
    fc.assert(
      fc.property(part, (given) => {
        const quiz = quizAnswersSchema.parse(given);
        const named: Answers = fromQuizAnswers(quiz);
        expect(Object.keys(named)).toHaveLength(Object.keys(given).length);
        expect(toQuizAnswers(named)).toStrictEqual(given);
      }),
    );
  });
});

test("answers are shown by their label, free ones as they are", () => {
  expect(answerLabel("funnel", "converting")).toBe("It converts well");
  expect(answerLabel("frustration", "converting")).toBe("converting");
  expect(answerLabel("funnel", "unheard-of")).toBe("unheard-of");
  expect(answerLabel("constructor", "x")).toBe("x");
});
