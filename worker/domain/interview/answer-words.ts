import { optionsOf, type AnswerTo, type ChoiceQuestionId } from "../answers/questions.ts";
import type { InterviewField } from "./interview-fields.ts";
import { interviewOptions } from "./interview-questions.ts";

/** Each fact that a chat collects, within a sentence: "your {noun}". */
export const FACT_WORDS: Record<InterviewField, { noun: string }> = {
  businessType: { noun: "business type" },
  situation: { noun: "situation" },
  adSpend: { noun: "ad spend" },
  funnel: { noun: "funnel" },
  goal: { noun: "goal" },
  frustration: { noun: "biggest frustration" },
  revenue: { noun: "monthly revenue" },
  targetRevenue: { noun: "target revenue" },
  name: { noun: "name" },
  email: { noun: "email address" },
  businessUrl: { noun: "website" },
};

type AnswerWords = {
  /** The answer as it is repeated to the visitor: "Got it: {brief}." */
  brief: string;
  /** What counts as this option besides its labels and its number: at most eight, whole messages. */
  short: readonly string[];
};

/** The words of each option. A sum of money needs no short form: it is read as what it is. */
export const ANSWER_WORDS: {
  readonly [Id in ChoiceQuestionId]: { readonly [Answer in AnswerTo<Id>]: AnswerWords };
} = {
  businessType: {
    "own-business": {
      brief: "your own business",
      short: ["own business", "my business", "own", "my own", "mine", "business owner", "my company", "my shop"],
    },
    clients: {
      brief: "ads for clients",
      short: [
        "clients", "for clients", "agency", "an agency", "I’m an agency", "we’re an agency", "freelancer", "freelance",
      ],
    },
  },
  situation: {
    "haven't-run-ads": {
      brief: "no ads so far",
      short: ["no ads yet", "not yet", "none yet", "never ran ads", "never run ads", "haven’t started", "new to ads"],
    },
    "tried-failed": {
      brief: "ads that didn’t work out",
      short: ["they didn’t work", "didn’t work", "ads didn’t work", "it didn’t work", "ads failed", "tried and failed"],
    },
    "yo-yo": {
      brief: "results that go up and down",
      short: ["up and down", "ups and downs", "they go up and down", "results go up and down", "yo-yo", "hit and miss"],
    },
    "working-handoff": {
      brief: "working ads that you want to hand off",
      short: ["hand them off", "hand it off", "hand off", "I want to hand them off", "want to hand them off"],
    },
    coaching: {
      brief: "running ads and wanting coaching",
      short: ["coaching", "I want coaching", "want coaching", "I need coaching", "need coaching", "coach me"],
    },
  },
  adSpend: {
    "under-100": {
      brief: "under $100 a day",
      short: [
        "nothing", "none", "zero", "nothing yet", "not spending yet", "less than $100", "below $100", "under 100",
      ],
    },
    "100-300": { brief: "$100–$300 a day", short: [] },
    "300-1000": { brief: "$300–$1K a day", short: [] },
    "1000-3000": { brief: "$1K–$3K a day", short: [] },
    "3000-plus": {
      brief: "$3K and up a day",
      short: ["over $3K", "over 3K", "more than $3K", "above $3K", "3K and up", "$3K+", "3K+", "$3,000+"],
    },
  },
  funnel: {
    "no-funnel": {
      brief: "no funnel yet",
      short: ["no funnel", "no funnel yet", "none", "none yet", "not yet", "I don’t have one", "don’t have one"],
    },
    "not-converting": {
      brief: "a funnel that isn’t converting",
      short: [
        "not converting", "it’s not converting", "it doesn’t convert", "doesn’t convert", "no sales", "nobody buys",
      ],
    },
    inconsistent: {
      brief: "a funnel that converts some of the time",
      short: ["inconsistent", "inconsistently", "not consistently", "sometimes", "converts sometimes", "hit and miss"],
    },
    converting: {
      brief: "a funnel that converts well",
      short: ["converts well", "it converts", "converting well", "works well", "it works well", "very well"],
    },
  },
  goal: {
    "first-funnel": {
      brief: "building your first funnel",
      short: ["first funnel", "my first funnel", "a funnel", "build a funnel", "building a funnel"],
    },
    "fix-inconsistency": {
      brief: "making your results consistent",
      short: ["consistency", "consistent results", "more consistency", "make my results consistent", "stability"],
    },
    scale: {
      brief: "scaling what already works",
      short: ["scale", "scaling", "scale up", "scaling up", "grow", "growth"],
    },
    coaching: {
      brief: "coaching",
      short: ["coaching", "coach me", "coaching for me", "coaching for my team", "training"],
    },
  },
  revenue: {
    "under-10k": {
      brief: "under $10K a month",
      short: ["nothing", "none", "zero", "nothing yet", "no revenue yet", "less than $10K", "below $10K", "under 10K"],
    },
    "10k-50k": { brief: "$10K–$50K a month", short: [] },
    "50k-200k": { brief: "$50K–$200K a month", short: [] },
    "200k-plus": {
      brief: "$200K and up a month",
      short: [
        "over $200K", "over 200K", "more than $200K", "above $200K", "200K and up", "$200K+", "200K+", "$200,000+",
      ],
    },
  },
}; // prettier-ignore

function wordsOf(field: ChoiceQuestionId): Record<string, AnswerWords> {
  return ANSWER_WORDS[field];
}

/** A collected choice in the words repeated to the visitor; an unknown value is returned unchanged. */
export function briefOf(field: ChoiceQuestionId, value: string): string {
  return wordsOf(field)[value]?.brief ?? value;
}

/** Every text that is one of the question's options: its labels in chat and quiz, and the short forms. */
export function optionTexts(field: ChoiceQuestionId): { value: string; text: string }[] {
  const short = Object.entries(wordsOf(field)).flatMap(([value, words]) =>
    words.short.map((text) => ({ value, text })),
  );
  const labels = [...interviewOptions(field), ...optionsOf(field)];
  return [...labels.map(({ value, label }) => ({ value, text: label })), ...short];
}
