import { isChoiceQuestion, type AnswerTo, type ChoiceQuestionId } from "../answers/questions.ts";
import { BUSINESS_TYPE_REPLIES } from "../chat/quick-replies.ts";
import type { InterviewField } from "./interview-fields.ts";

type Words = {
  /**
   * The question, and how it is put when a message did not answer it; the last wording offers to skip. Each stands
   * alone: on the screen its options are buttons, which go away once it is answered.
   */
  asks: readonly [first: string, again: string, last: string];
};

type QuestionWords<Field> = Field extends ChoiceQuestionId
  ? // Quick replies split a list at commas and "or", so a label contains neither.
    Words & { labels: { readonly [Answer in AnswerTo<Field>]: readonly [string, ...string[]] } }
  : Words;

// The quick replies to the first question are fixed (spec 5), and so are its options.
const { ownBusiness, agency, freelancer } = BUSINESS_TYPE_REPLIES;

/** The assistant's questions, one at a time, with the labels of their options in the order offered. */
const INTERVIEW_QUESTIONS: { readonly [Field in InterviewField]: QuestionWords<Field> } = {
  businessType: {
    asks: [
      "Do you run ads for your own business, or for clients as an agency or freelancer?",
      "Are the ads for your own business, or for clients you serve as an agency or freelancer?",
      "Is it your own business, clients you serve as an agency or freelancer, or shall we skip this for now?",
    ],
    labels: { "own-business": [ownBusiness], clients: [agency, freelancer] },
  },
  situation: {
    asks: [
      "Where do you stand with Meta ads today?",
      "Which of these sounds most like you and your ads?",
      "Which one comes closest, even if none is quite right?",
    ],
    labels: {
      "haven't-run-ads": ["I haven’t run ads yet"],
      "tried-failed": ["I tried ads and they didn’t work"],
      "yo-yo": ["My results go up and down"],
      "working-handoff": ["My ads work and I want to hand them off"],
      coaching: ["I run ads and want coaching"],
    },
  },
  adSpend: {
    asks: [
      "Roughly how much do you spend on Meta ads per day?",
      "What goes into your Meta ads on an average day?",
      "Which range is nearest to a day’s ad spend?",
    ],
    labels: {
      "under-100": ["Under $100"],
      "100-300": ["$100–$300"],
      "300-1000": ["$300–$1K"],
      "1000-3000": ["$1K–$3K"],
      "3000-plus": ["$3K and up"],
    },
  },
  funnel: {
    asks: [
      "What happens in your funnel after someone clicks your ad?",
      "How do the pages between the click and the sale do today?",
      "Which one fits your funnel best?",
    ],
    labels: {
      "no-funnel": ["I don’t have a funnel yet"],
      "not-converting": ["It isn’t converting"],
      inconsistent: ["It converts but not consistently"],
      converting: ["It converts well"],
    },
  },
  goal: {
    asks: [
      "What would help you most right now?",
      "If you could start with just one of these, which would it be?",
      "Which one is nearest to what you want?",
    ],
    labels: {
      "first-funnel": ["Building my first funnel"],
      "fix-inconsistency": ["Making my results consistent"],
      scale: ["Scaling what already works"],
      coaching: ["Coaching for me and my team"],
    },
  },
  frustration: {
    asks: [
      "What frustrates you most about your Meta ads?",
      "What is the one thing about your ads that you’d like to be rid of?",
      "Is there one thing that bothers you about your ads, or shall we skip this for now?",
    ],
  },
  revenue: {
    asks: [
      "What’s your current monthly revenue, roughly?",
      "About how much does your business take in each month?",
      "Which range is nearest to a month’s revenue?",
    ],
    labels: {
      "under-10k": ["Under $10K"],
      "10k-50k": ["$10K–$50K"],
      "50k-200k": ["$50K–$200K"],
      "200k-plus": ["$200K and up"],
    },
  },
  targetRevenue: {
    asks: [
      "And what monthly revenue are you aiming for?",
      "Which monthly figure would you be happy with, for example $50K?",
      "Can you give me a number such as $50K, or shall we skip this for now?",
    ],
  },
  name: {
    asks: [
      "What’s your name?",
      "What should we call you?",
      "Can you give me just your first name, or shall we skip this for now?",
    ],
  },
  email: {
    asks: [
      "What’s the best email address for you?",
      "Which address like name@company.com can we use for you?",
      "Can you type just the email address, or shall we skip this for now?",
    ],
  },
  businessUrl: {
    asks: [
      "What’s the address of your website?",
      "Is there a site like company.com, or else an Instagram or LinkedIn page?",
      "Can you type just the web address, or shall we skip this for now?",
    ],
  },
};

/** What the interview opens with, after the greeting (contract 5). */
export const FIRST_QUESTION = INTERVIEW_QUESTIONS.businessType.asks[0];

/** The quick reply that leaves a question for later. */
export const SKIP = "Skip for now";

export type InterviewOption = { value: string; label: string };

/** The options of a choice question in the order offered; two of them may stand for the same answer. */
export function interviewOptions(field: ChoiceQuestionId): InterviewOption[] {
  const labels: Record<string, readonly string[]> = INTERVIEW_QUESTIONS[field].labels;
  return Object.entries(labels).flatMap(([value, each]) => each.map((label) => ({ value, label })));
}

/** How often a question has been put without an answer: 0 for the first time. */
export type Wording = 0 | 1 | 2;
export const WORDINGS: readonly Wording[] = [0, 1, 2];

/** A question as data. `listed` are the options named in its sentence; buttons offer the same (spec 5). */
export type InterviewQuestion = { ask: string; listed: readonly string[] };

export function interviewQuestion(field: InterviewField, wording: Wording = 0): InterviewQuestion {
  const ask = INTERVIEW_QUESTIONS[field].asks[wording];
  // Its wording names the answers, and its quick replies are a fixed set (spec 5).
  if (field === "businessType" || !isChoiceQuestion(field)) return { ask, listed: [] };
  const labels = interviewOptions(field).map(({ label }) => label);
  return { ask, listed: wording === 2 ? [...labels, SKIP] : labels };
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
export function questionFor(field: InterviewField, wording: Wording = 0): string {
  return sentenceOf(interviewQuestion(field, wording));
}
