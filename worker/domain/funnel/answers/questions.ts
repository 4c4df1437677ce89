import { fromEntries } from "../../from-entries.ts";

type Row = {
  id: string;
  quizKey: string;
  /** Two words for chips and panels. */
  label: string;
  question: string;
  subtext: string;
} & ({ kind: "choice"; options: readonly AnswerOption[] } | { kind: "text"; placeholder: string });

export type AnswerOption = { value: string; label: string };

/**
 * The questions in the order asked; all other tables about questions are keyed by this one. `id` is the name used
 * everywhere except in quiz calls, which use `quizKey` (contract 5).
 */
export const QUESTIONS = [
  {
    id: "businessType",
    quizKey: "q1_businessType",
    kind: "choice",
    label: "Business type",
    question: "Who do you run Meta ads for?",
    subtext: "Freelancer or agency? Choose “My clients.”",
    options: [
      { value: "own-business", label: "My own business" },
      { value: "clients", label: "My clients" },
    ],
  },
  {
    id: "situation",
    quizKey: "q2_situation",
    kind: "choice",
    label: "Situation",
    question: "Where do you stand with Meta ads today?",
    subtext: "Pick the one that sounds most like you.",
    options: [
      { value: "haven't-run-ads", label: "I haven’t run ads yet" },
      { value: "tried-failed", label: "I tried ads and they didn’t work" },
      { value: "yo-yo", label: "My results go up and down" },
      { value: "working-handoff", label: "My ads work and I want to hand them off" },
      { value: "coaching", label: "I run ads and want coaching to get better" },
    ],
  },
  {
    id: "adSpend",
    quizKey: "q3_adSpend",
    kind: "choice",
    label: "Daily ad spend",
    question: "How much do you spend on Meta ads per day?",
    subtext: "A rough average. Not spending yet? Pick the first one.",
    options: [
      { value: "under-100", label: "Under $100 a day" },
      { value: "100-300", label: "$100–$300 a day" },
      { value: "300-1000", label: "$300–$1,000 a day" },
      { value: "1000-3000", label: "$1,000–$3,000 a day" },
      { value: "3000-plus", label: "$3,000 or more a day" },
    ],
  },
  {
    id: "funnel",
    quizKey: "q4_funnel",
    kind: "choice",
    label: "Funnel",
    question: "What happens after someone clicks your ad?",
    subtext: "Your funnel is everything between the click and the sale.",
    options: [
      { value: "no-funnel", label: "I don’t have a funnel yet" },
      { value: "not-converting", label: "I have a funnel, but it isn’t converting" },
      { value: "inconsistent", label: "It converts, but not consistently" },
      { value: "converting", label: "It converts well" },
    ],
  },
  {
    id: "goal",
    quizKey: "q5_goal",
    kind: "choice",
    label: "Goal",
    question: "What would help you most right now?",
    subtext: "If several fit, pick the one you’d start with.",
    options: [
      { value: "first-funnel", label: "Building my first funnel" },
      { value: "fix-inconsistency", label: "Making my results consistent" },
      { value: "scale", label: "Scaling what already works" },
      { value: "coaching", label: "Coaching for me or my team" },
    ],
  },
  {
    id: "frustration",
    quizKey: "q6_frustration",
    kind: "text",
    label: "Frustration",
    question: "What frustrates you most about your Meta ads?",
    subtext: "One honest sentence is plenty.",
    placeholder: "e.g., Leads got expensive and I can’t tell which ads work",
  },
  {
    id: "revenue",
    quizKey: "q7_revenue",
    kind: "choice",
    label: "Monthly revenue",
    question: "What’s your current monthly revenue?",
    subtext: "A rough figure is fine. Agencies: your own revenue, not your clients’.",
    options: [
      { value: "under-10k", label: "Under $10K a month" },
      { value: "10k-50k", label: "$10K–$50K a month" },
      { value: "50k-200k", label: "$50K–$200K a month" },
      { value: "200k-plus", label: "$200K or more a month" },
    ],
  },
  {
    id: "targetRevenue",
    quizKey: "q8_targetRevenue",
    kind: "text",
    label: "Target revenue",
    question: "What monthly revenue are you aiming for?",
    subtext: "A number is enough.",
    placeholder: "e.g., $50K, $100,000",
  },
] as const satisfies readonly Row[];

export type Question = (typeof QUESTIONS)[number];
export type ChoiceQuestion = Extract<Question, { kind: "choice" }>;
export type TextQuestion = Extract<Question, { kind: "text" }>;

export type QuestionId = Question["id"];
export type ChoiceQuestionId = ChoiceQuestion["id"];
export type TextQuestionId = TextQuestion["id"];
export type QuizKey = Question["quizKey"];

/** The type of an answer to a question: one of its options, or any text. */
export type AnswerTo<Id extends QuestionId> = Id extends ChoiceQuestionId
  ? Extract<ChoiceQuestion, { id: Id }>["options"][number]["value"]
  : string;

/** A choice question and one of its answers. */
export type Choice = {
  [Id in ChoiceQuestionId]: readonly [questionId: Id, answerValue: AnswerTo<Id>];
}[ChoiceQuestionId];

const COUNTS = ["Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"];
/** How many there are, as a sentence begins with it; in figures where the word is not at hand. */
export const QUESTION_COUNT = COUNTS[QUESTIONS.length - 6] ?? String(QUESTIONS.length);

export const QUESTION_IDS = QUESTIONS.map(({ id }) => id);

export const CHOICE_QUESTION_IDS = QUESTIONS.filter((question) => question.kind === "choice").map(
  ({ id }) => id,
);

const BY_ID = fromEntries<{ [Id in QuestionId]: Extract<Question, { id: Id }> }>(
  QUESTIONS.map((question) => [question.id, question]),
);

export function questionOf<Id extends QuestionId>(id: Id): Extract<Question, { id: Id }> {
  return BY_ID[id];
}

export function isChoiceQuestion(id: string): id is ChoiceQuestionId {
  return CHOICE_QUESTION_IDS.some((each) => each === id);
}

/** The options of a choice question; none for other questions and unknown names. */
export function optionsOf(questionId: string): readonly AnswerOption[] {
  const question = QUESTIONS.find(({ id }) => id === questionId);
  return question?.kind === "choice" ? question.options : [];
}
