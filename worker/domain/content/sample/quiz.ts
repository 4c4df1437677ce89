import {
  isChoiceQuestion,
  QUESTION_COUNT,
  questionOf,
  QUESTIONS,
  type ChoiceQuestionId,
  type TextQuestionId,
} from "../../funnel/answers/questions.ts";
import { fromEntries } from "../../from-entries.ts";
import type { QuizContent } from "../parts/quiz.ts";

const ASKS: Record<TextQuestionId, string> = {
  frustration: "A few words are enough to continue.",
  targetRevenue: "Enter an amount to continue.",
};

export const quiz: QuizContent = {
  welcome: {
    kicker: "Free Meta ads growth assessment",
    heading: "Find out what’s holding your Meta ads back",
    text: `${QUESTION_COUNT} questions. No account, no small talk. At the end, you get your own strategy hub.`,
    start: "Start Assessment",
    goOn: "Continue",
    time: "Takes about 3 minutes. Prefer to talk?",
    chat: "Use the chat",
    promises: [
      {
        title: "Your biggest roadblocks",
        text: "Which part is holding your ads back: product, audience, offer or funnel.",
      },
      { title: "Your next step", text: "The program that fits where you are today." },
      { title: "What it costs", text: "Estimated pricing before you talk to anyone." },
    ],
  },
  example: {
    heading: "Your strategy is ready.",
    lines: [
      { label: "Your roadblock", text: "Your funnel loses people before the sale" },
      { label: "Your program", text: "Refresh & Optimize" },
      { label: "Investment", text: "$3K–$5K upfront + 10% of ad spend" },
    ],
    note: "An example of a strategy hub",
  },
  questions: fromEntries<QuizContent["questions"]>(
    QUESTIONS.map(({ id }) => [id, isChoiceQuestion(id) ? choiceQuestion(id) : textQuestion(id)]),
  ),
  steps: {
    step: "Question {step}",
    total: "of {total}",
    last: "Last step",
    allAnswered: "· all {total} questions answered",
    progress: "Assessment progress",
    answer: "Your answer",
    press: "press",
    goOn: "Continue",
    back: "Back",
  },
  titles: {
    question: "Question {step} of {total}",
    form: "Your details",
    results: "Your results",
    booking: "Book a call",
  },
  resume: {
    heading: "Continue your assessment?",
    text: "You left off at {place}, {age}. Your answers are still here.",
    atQuestion: "Question {step}",
    atForm: "your details, the last step",
    startFresh: "Start Fresh",
    goOn: "Continue",
  },
  form: {
    heading: "Your results are ready",
    text: "Add your details to open your strategy hub.",
    send: "View My Results",
    sending: "Sending your answers",
    waiting: "Try now",
    failed: "Try again",
    sent: "Opening your strategy hub",
    note: "We use your details to send your results and follow up.",
    privacyPolicy: "Privacy Policy",
  },
  sending: {
    waiting: "Not sent yet",
    offline: "You’re offline",
    whenServer: "as soon as our server responds",
    whenOnline: "as soon as you’re back online",
    kept: "We couldn’t save your answers yet. They’re safe in this browser, and we’ll send them {when}. If you close this page first, we’ll send them the next time you open one of our pages within 7 days.",
    open: "We couldn’t save your answers yet. Please keep this page open, and we’ll send them {when}.",
    failed: "{reason} Everything you entered is still here.",
    unreached: "We couldn’t reach our server.",
  },
  preview: {
    label: "A first look at your result",
    roadblock: "Your biggest roadblock",
    oneMore: "1 more roadblock",
    more: "{count} more roadblocks",
    program: "Your program and its price",
    steps: "Your next steps",
  },
  results: {
    above: "Welcome back. Here’s what’s holding your ads back:",
    book: "Book a call",
    seeBooked: "See my booked call",
    startAgain: "Start again",
    note: "Your answers are filled in. Just update what’s changed.",
    back: "Back to my results",
  },
};

/** As staff, the chat and what follows from an answer know the question. */
function choiceQuestion(id: ChoiceQuestionId) {
  const { question, subtext, options } = questionOf(id);
  return { question, subtext, options: options.map((option) => ({ ...option, help: "" })) };
}

function textQuestion(id: TextQuestionId) {
  const { question, subtext, placeholder } = questionOf(id);
  return { question, subtext, placeholder, ask: ASKS[id] };
}
