import { optionsOf, type AnswerTo, type ChoiceQuestionId } from "../answers/questions.ts";
import type { InterviewWords } from "./interview-words.ts";

/**
 * What counts as each option besides its labels and its number: at most eight, whole messages. A sum of money needs no
 * short form: it is read as what it is.
 */
export const SHORT_FORMS: {
  readonly [Id in ChoiceQuestionId]: { readonly [Answer in AnswerTo<Id>]: readonly string[] };
} = {
  businessType: {
    "own-business": ["own business", "my business", "own", "my own", "mine", "business owner", "my company", "my shop"],
    clients: [
        "clients", "for clients", "agency", "an agency", "I’m an agency", "we’re an agency", "freelancer", "freelance",
      ],
  },
  situation: {
    "haven't-run-ads": ["no ads yet", "not yet", "none yet", "never ran ads", "never run ads", "haven’t started", "new to ads"],
    "tried-failed": ["they didn’t work", "didn’t work", "ads didn’t work", "it didn’t work", "ads failed", "tried and failed", "tried and lost money", "lost money"],
    "yo-yo": ["up and down", "ups and downs", "they go up and down", "results go up and down", "yo-yo", "hit and miss", "inconsistent", "inconsistent results"],
    "working-handoff": ["hand them off", "hand it off", "hand off", "I want to hand them off", "want to hand them off"],
    coaching: ["coaching", "I want coaching", "want coaching", "I need coaching", "need coaching", "coach me"],
  },
  adSpend: {
    "under-100": [
        "nothing", "none", "zero", "nothing yet", "not spending yet", "less than $100", "below $100", "under 100",
      ],
    "100-300": [],
    "300-1000": [],
    "1000-3000": [],
    "3000-plus": ["over $3K", "over 3K", "more than $3K", "above $3K", "3K and up", "$3K+", "3K+", "$3,000+"],
  },
  funnel: {
    "no-funnel": ["no funnel", "no funnel yet", "none", "none yet", "not yet", "I don’t have one", "don’t have one"],
    "not-converting": [
        "not converting", "it’s not converting", "it doesn’t convert", "doesn’t convert", "no sales", "nobody buys",
      ],
    inconsistent: ["inconsistent", "inconsistently", "not consistently", "sometimes", "converts sometimes", "hit and miss"],
    converting: ["converts well", "it converts", "converting well", "works well", "it works well", "very well"],
  },
  goal: {
    "first-funnel": ["first funnel", "my first funnel", "a funnel", "build a funnel", "building a funnel"],
    "fix-inconsistency": ["consistency", "consistent results", "more consistency", "make my results consistent", "stability", "inconsistent results", "fix inconsistent results"],
    scale: ["scale", "scaling", "scale up", "scaling up", "grow", "growth"],
    coaching: ["coaching", "coach me", "coaching for me", "coaching for my team", "training"],
  },
  revenue: {
    "under-10k": ["nothing", "none", "zero", "nothing yet", "no revenue yet", "less than $10K", "below $10K", "under 10K"],
    "10k-50k": [],
    "50k-200k": [],
    "200k-plus": [
        "over $200K", "over 200K", "more than $200K", "above $200K", "200K and up", "$200K+", "200K+", "$200,000+",
      ],
  },
}; // prettier-ignore

/** Every text that is one of the question's options: its labels in chat and quiz, and the short forms. */
export function optionTexts(
  { questions, quizLabels }: InterviewWords,
  field: ChoiceQuestionId,
): { value: string; text: string }[] {
  const forms: Record<string, readonly string[]> = SHORT_FORMS[field];
  const short = Object.entries(forms).flatMap(([value, texts]) => texts.map((text) => ({ value, text })));
  const labels = [...questions[field].options, ...quizLabels[field], ...optionsOf(field)];
  return [...labels.map(({ value, label }) => ({ value, text: label })), ...short];
}
