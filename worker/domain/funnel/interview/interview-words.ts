import {
  CHOICE_QUESTION_IDS,
  isChoiceQuestion,
  type AnswerOption,
  type ChoiceQuestionId,
} from "../answers/questions.ts";
import type { Content } from "../../content/content.ts";
import { fromEntries } from "../../from-entries.ts";
import { INTERVIEW_FIELDS, type InterviewField } from "./interview-fields.ts";

/** An answer as the chat offers it, and as it is read back: "Got it: {brief}." */
export type InterviewOption = AnswerOption & { brief: string };

type QuestionWords = {
  /**
   * The question, and how it is put when a message did not answer it; the last wording offers to skip. Each stands
   * alone: on the screen its options are buttons, which go away once it is answered.
   */
  asks: readonly [first: string, again: string, last: string];
  /** The fact within a sentence: "your {noun}". */
  noun: string;
  /** In the order offered; two of them may stand for the same answer. None where visitors answer in words of their own. */
  options: readonly InterviewOption[];
};

/** How the assistant asks, and what it takes for an answer. */
export type InterviewWords = {
  questions: Readonly<Record<InterviewField, QuestionWords>>;
  /** The labels of the quiz, which count as answers too. */
  quizLabels: Readonly<Record<ChoiceQuestionId, readonly AnswerOption[]>>;
  /** What a proposal begins with, and what its replies begin with; a colon follows each. */
  readBack: string;
  yourAnswer: string;
  yes: string;
  no: string;
  skip: string;
};

/** The words of a document, with the labels that chat and quiz share filled in. */
export function interviewWords({ interview, quiz }: Pick<Content, "interview" | "quiz">): InterviewWords {
  const { questions, ...said } = interview;
  const labelsOf = (id: ChoiceQuestionId): AnswerOption[] =>
    quiz.questions[id].options.map(({ value, label }) => ({ value, label }));
  const optionsOf = (id: ChoiceQuestionId) =>
    questions[id].options.map(({ value, label, brief }) => {
      const shown = label || (labelsOf(id).find((option) => option.value === value)?.label ?? value);
      return { value, label: shown, brief: brief || shown };
    });
  const wordsOf = (field: InterviewField): QuestionWords => {
    const { first, again, last, noun } = questions[field];
    return { asks: [first, again, last], noun, options: isChoiceQuestion(field) ? optionsOf(field) : [] };
  };
  return {
    ...said,
    questions: fromEntries<InterviewWords["questions"]>(
      INTERVIEW_FIELDS.map((field) => [field, wordsOf(field)]),
    ),
    quizLabels: fromEntries<InterviewWords["quizLabels"]>(
      CHOICE_QUESTION_IDS.map((id) => [id, labelsOf(id)]),
    ),
  };
}

/** A collected choice in the words repeated to the visitor; an unknown value is returned unchanged. */
export function briefOf({ questions }: InterviewWords, field: ChoiceQuestionId, value: string): string {
  return questions[field].options.find((option) => option.value === value)?.brief ?? value;
}
