import * as z from "zod/mini";
import { FREE_TEXT_MAX, TARGET_REVENUE_MESSAGE } from "./contact.ts";
import { freeText } from "../text.ts";
import { withoutUndefined } from "../without-undefined.ts";

type Question = {
  id: string;
  quizKey: string;
  number: number;
  kind: "choice" | "text";
  /** Two words for chips and panels. */
  label: string;
  question: string;
  subtext: string;
  placeholder: string;
  options: readonly { value: string; label: string }[];
};

/** The eight questions, in the order asked. `id` is the name everywhere but in quiz calls (contract 5). */
export const QUESTIONS = [
  {
    id: "businessType",
    quizKey: "q1_businessType",
    number: 1,
    kind: "choice",
    label: "Business type",
    question: "Who do you run Meta ads for?",
    subtext: "Freelancers and agencies: pick your clients.",
    placeholder: "",
    options: [
      { value: "own-business", label: "My own business" },
      { value: "clients", label: "My clients" },
    ],
  },
  {
    id: "situation",
    quizKey: "q2_situation",
    number: 2,
    kind: "choice",
    label: "Situation",
    question: "Where do you stand with Meta ads today?",
    subtext: "Pick the one that sounds most like you.",
    placeholder: "",
    options: [
      { value: "haven't-run-ads", label: "I haven't run ads yet" },
      { value: "tried-failed", label: "I tried ads and they didn't work" },
      { value: "yo-yo", label: "My results go up and down" },
      { value: "working-handoff", label: "My ads work and I want to hand them off" },
      { value: "coaching", label: "I run ads and want coaching to get better" },
    ],
  },
  {
    id: "adSpend",
    quizKey: "q3_adSpend",
    number: 3,
    kind: "choice",
    label: "Daily ad spend",
    question: "How much do you spend on Meta ads per day?",
    subtext: "A rough average. Not spending yet? Pick the first one.",
    placeholder: "",
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
    number: 4,
    kind: "choice",
    label: "Funnel",
    question: "What happens after someone clicks your ad?",
    subtext: "Your funnel is everything between the click and the sale.",
    placeholder: "",
    options: [
      { value: "no-funnel", label: "I don't have a funnel yet" },
      { value: "not-converting", label: "I have a funnel, but it isn't converting" },
      { value: "inconsistent", label: "It converts, but not consistently" },
      { value: "converting", label: "It converts well" },
    ],
  },
  {
    id: "goal",
    quizKey: "q5_goal",
    number: 5,
    kind: "choice",
    label: "Goal",
    question: "What would help you most right now?",
    subtext: "If several fit, pick the one you'd start with.",
    placeholder: "",
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
    number: 6,
    kind: "text",
    label: "Frustration",
    question: "What frustrates you most about your Meta ads?",
    subtext: "One honest sentence is plenty.",
    placeholder: "e.g., Leads got expensive and I can't tell which ads work",
    options: [],
  },
  {
    id: "revenue",
    quizKey: "q7_revenue",
    number: 7,
    kind: "choice",
    label: "Monthly revenue",
    question: "What's your current monthly revenue?",
    subtext: "A rough figure is fine. Agencies: your own revenue, not your clients'.",
    placeholder: "",
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
    number: 8,
    kind: "text",
    label: "Target revenue",
    question: "What monthly revenue are you aiming for?",
    subtext: "A number is enough.",
    placeholder: "e.g., $50K, $100,000",
    options: [],
  },
] as const satisfies readonly Question[];

export const QUESTION_IDS = [
  "businessType",
  "situation",
  "adSpend",
  "funnel",
  "goal",
  "frustration",
  "revenue",
  "targetRevenue",
] as const;

export const CHOICE_QUESTION_IDS = [
  "businessType",
  "situation",
  "adSpend",
  "funnel",
  "goal",
  "revenue",
] as const;

export type QuestionId = (typeof QUESTION_IDS)[number];
export type ChoiceQuestionId = (typeof CHOICE_QUESTION_IDS)[number];
export type QuizKey = (typeof QUESTIONS)[number]["quizKey"];

const [businessType, situation, adSpend, funnel, goal, , revenue] = QUESTIONS;

const businessTypeSchema = choice(businessType.options);
const situationSchema = choice(situation.options);
const adSpendSchema = choice(adSpend.options);
const funnelSchema = choice(funnel.options);
const goalSchema = choice(goal.options);
const frustrationSchema = freeText(FREE_TEXT_MAX);
const revenueSchema = choice(revenue.options);
const targetRevenueSchema = freeText(FREE_TEXT_MAX, TARGET_REVENUE_MESSAGE).check(
  z.regex(/\d/, { error: TARGET_REVENUE_MESSAGE }),
);

/** The answers under the chat names, each optional and strict: as in D1, hub, admin, CSV and chat. */
export const answersSchema = z.partial(
  z.object({
    businessType: businessTypeSchema,
    situation: situationSchema,
    adSpend: adSpendSchema,
    funnel: funnelSchema,
    goal: goalSchema,
    frustration: frustrationSchema,
    revenue: revenueSchema,
    targetRevenue: targetRevenueSchema,
  }),
);

/** All eight under the quiz's names: what a submit carries. */
export const completeQuizAnswersSchema = z.object({
  q1_businessType: businessTypeSchema,
  q2_situation: situationSchema,
  q3_adSpend: adSpendSchema,
  q4_funnel: funnelSchema,
  q5_goal: goalSchema,
  q6_frustration: frustrationSchema,
  q7_revenue: revenueSchema,
  q8_targetRevenue: targetRevenueSchema,
});

/** The same, each optional: a quiz under way. */
export const quizAnswersSchema = z.partial(completeQuizAnswersSchema);

export type Answers = z.infer<typeof answersSchema>;
export type QuizAnswers = z.infer<typeof quizAnswersSchema>;
export type CompleteQuizAnswers = z.infer<typeof completeQuizAnswersSchema>;

/** Quiz names to chat names. Absent answers stay absent. */
export function fromQuizAnswers(quiz: QuizAnswers): Answers {
  return withoutUndefined({
    businessType: quiz.q1_businessType,
    situation: quiz.q2_situation,
    adSpend: quiz.q3_adSpend,
    funnel: quiz.q4_funnel,
    goal: quiz.q5_goal,
    frustration: quiz.q6_frustration,
    revenue: quiz.q7_revenue,
    targetRevenue: quiz.q8_targetRevenue,
  });
}

/** Chat names to quiz names. Absent answers stay absent. */
export function toQuizAnswers(answers: Answers): QuizAnswers {
  return withoutUndefined({
    q1_businessType: answers.businessType,
    q2_situation: answers.situation,
    q3_adSpend: answers.adSpend,
    q4_funnel: answers.funnel,
    q5_goal: answers.goal,
    q6_frustration: answers.frustration,
    q7_revenue: answers.revenue,
    q8_targetRevenue: answers.targetRevenue,
  });
}

/** An answer in the visitor's words: the option's label, or the value itself for free and unknown ones. */
export function answerLabel(questionId: string, value: string): string {
  const options: readonly { value: string; label: string }[] =
    QUESTIONS.find(({ id }) => id === questionId)?.options ?? [];
  return options.find((option) => option.value === value)?.label ?? value;
}

function choice<const Option extends { value: string }>(options: readonly Option[]) {
  const values = options.map((option): Option["value"] => option.value);
  return z.enum(values, { error: "Please choose one of the answers" });
}
