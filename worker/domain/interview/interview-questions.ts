import { isChoiceQuestion, type AnswerTo, type ChoiceQuestionId } from "../answers/questions.ts";
import { BUSINESS_TYPE_REPLIES } from "../chat/quick-replies.ts";
import type { InterviewField } from "./interview-fields.ts";

type Words = {
  /** The question. It stands alone: on the screen its options are buttons, which go away once it is answered. */
  ask: string;
  /** Used if the visitor will not or cannot answer: why it helps, and that it can wait. */
  why: string;
  /** Used if the reply was not an answer. */
  again: string;
  /** The missing fact within a sentence: "your {noun}". */
  noun: string;
};

/** The assistant's wording of an answer. */
type AnswerWords = {
  /** The text offered in a reply. Quick replies split a list at commas and "or", so a label contains neither. */
  labels: readonly [string, ...string[]];
  /** The text repeated to the visitor: "Got it, {brief}." */
  brief: string;
};

type QuestionWords<Field> = Field extends ChoiceQuestionId
  ? Words & { options: { readonly [Answer in AnswerTo<Field>]: AnswerWords } }
  : Words;

// The quick replies to the first question are fixed (spec 5), and so are its options.
const { ownBusiness, agency, freelancer } = BUSINESS_TYPE_REPLIES;

/** The assistant's questions, one at a time, with their options in the order offered. */
export const INTERVIEW_QUESTIONS: { readonly [Field in InterviewField]: QuestionWords<Field> } = {
  businessType: {
    ask: "Do you run ads for your own business, or for clients as an agency or freelancer?",
    why: "It decides what kind of help makes sense, and nothing else.",
    again: "I’d like to know who the ads are for.",
    noun: "business type",
    options: {
      "own-business": { labels: [ownBusiness], brief: "your own business" },
      clients: { labels: [agency, freelancer], brief: "ads for clients" },
    },
  },
  situation: {
    ask: "Where do you stand with Meta ads today?",
    why: "Where you stand today decides where the plan starts.",
    again: "Pick whichever comes closest, or say it in your own words.",
    noun: "situation",
    options: {
      "haven't-run-ads": { labels: ["I haven’t run ads yet"], brief: "no ads so far" },
      "tried-failed": { labels: ["I tried ads and they didn’t work"], brief: "ads that didn’t work out" },
      "yo-yo": { labels: ["My results go up and down"], brief: "results that go up and down" },
      "working-handoff": {
        labels: ["My ads work and I want to hand them off"],
        brief: "working ads that you want to hand off",
      },
      coaching: { labels: ["I run ads and want coaching"], brief: "running ads and wanting coaching" },
    },
  },
  adSpend: {
    ask: "Roughly how much do you spend on Meta ads per day?",
    why: "A rough guess is enough. What you spend decides which kind of help makes sense.",
    again: "A rough figure per day or per month will do.",
    noun: "ad spend",
    options: {
      "under-100": { labels: ["Under $100"], brief: "under $100 a day" },
      "100-300": { labels: ["$100–$300"], brief: "$100–$300 a day" },
      "300-1000": { labels: ["$300–$1K"], brief: "$300–$1K a day" },
      "1000-3000": { labels: ["$1K–$3K"], brief: "$1K–$3K a day" },
      "3000-plus": { labels: ["$3K and up"], brief: "$3K and up a day" },
    },
  },
  funnel: {
    ask: "What happens in your funnel after someone clicks your ad?",
    why: "A funnel is everything between the click and the sale, and it matters more than any other answer here.",
    again: "By funnel I mean the pages between the click and the sale.",
    noun: "funnel",
    options: {
      "no-funnel": { labels: ["I don’t have a funnel yet"], brief: "no funnel yet" },
      "not-converting": { labels: ["It isn’t converting"], brief: "a funnel that isn’t converting" },
      inconsistent: {
        labels: ["It converts but not consistently"],
        brief: "a funnel that converts on and off",
      },
      converting: { labels: ["It converts well"], brief: "a funnel that converts well" },
    },
  },
  goal: {
    ask: "What would help you most right now?",
    why: "If several fit, the one you’d start with is the right one.",
    again: "Just pick the one you’d start with.",
    noun: "goal",
    options: {
      "first-funnel": { labels: ["Building my first funnel"], brief: "building your first funnel" },
      "fix-inconsistency": {
        labels: ["Making my results consistent"],
        brief: "making your results consistent",
      },
      scale: { labels: ["Scaling what already works"], brief: "scaling what already works" },
      coaching: { labels: ["Coaching for me and my team"], brief: "coaching" },
    },
  },
  frustration: {
    ask: "What frustrates you most about your Meta ads?",
    why: "One honest sentence is plenty. It goes to the people who would help you.",
    again: "One sentence in your own words is plenty.",
    noun: "biggest frustration",
  },
  revenue: {
    ask: "What’s your current monthly revenue, roughly?",
    why: "It stays between you and us, and a range is all we need.",
    again: "A rough monthly figure is fine.",
    noun: "monthly revenue",
    options: {
      "under-10k": { labels: ["Under $10K"], brief: "under $10K a month" },
      "10k-50k": { labels: ["$10K–$50K"], brief: "$10K–$50K a month" },
      "50k-200k": { labels: ["$50K–$200K"], brief: "$50K–$200K a month" },
      "200k-plus": { labels: ["$200K and up"], brief: "$200K and up a month" },
    },
  },
  targetRevenue: {
    ask: "And what monthly revenue are you aiming for?",
    why: "It shows how far the plan has to take you. Any number you’d be happy with is right.",
    again: "I need a number for this one, for example $50K.",
    noun: "target revenue",
  },
  name: {
    ask: "What’s your name?",
    why: "Your strategy hub greets you with it. Your first name alone is fine.",
    again: "Your first name is enough.",
    noun: "name",
  },
  email: {
    ask: "What’s the best email address for you?",
    why: "It’s how we tell your assessment from the others. We send nothing to it unless you agree.",
    again: "I’m looking for an address like name@company.com.",
    noun: "email address",
  },
  businessUrl: {
    ask: "What’s the address of your website?",
    why: "We look at it before a call, so you don’t have to explain your business from scratch.",
    again: "Something like company.com is enough.",
    noun: "website",
  },
};

export type InterviewOption = { value: string; label: string; brief: string };

/** The options of a choice question in the order offered; two of them may stand for the same answer. */
export function interviewOptions(field: ChoiceQuestionId): InterviewOption[] {
  const options: Record<string, AnswerWords> = INTERVIEW_QUESTIONS[field].options;
  return Object.entries(options).flatMap(([value, { labels, brief }]) =>
    labels.map((label) => ({ value, label, brief })),
  );
}

/** A collected choice in the words repeated to the visitor; an unknown value is returned unchanged. */
export function briefOf(field: ChoiceQuestionId, value: string): string {
  return interviewOptions(field).find((option) => option.value === value)?.brief ?? value;
}

/** A question as data. `listed` are the options named in its sentence; buttons offer the same (spec 5). */
export type InterviewQuestion = { ask: string; listed: readonly string[] };

export function interviewQuestion(field: InterviewField): InterviewQuestion {
  const { ask } = INTERVIEW_QUESTIONS[field];
  // Its wording names the answers, and its quick replies are a fixed set (spec 5).
  if (field === "businessType" || !isChoiceQuestion(field)) return { ask, listed: [] };
  return { ask, listed: interviewOptions(field).map(({ label }) => label) };
}

/** The question in one sentence, "ask: A, B or C?", as it is said, stored and read by quick replies. */
export function sentenceOf({ ask, listed }: InterviewQuestion): string {
  return listed.length === 0 ? ask : `${ask.replace(/\?$/, ":")} ${optionList(listed)}?`;
}

/** The options in words: "A, B or C". */
export function optionList(options: readonly string[]): string {
  return `${options.slice(0, -1).join(", ")} or ${options.at(-1)}`;
}

/** The sentence that asks for a fact. */
export function questionFor(field: InterviewField): string {
  return sentenceOf(interviewQuestion(field));
}
