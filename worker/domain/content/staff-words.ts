import { answerLabel } from "../funnel/answers/answers.ts";
import {
  CHOICE_QUESTION_IDS,
  isChoiceQuestion,
  optionsOf,
  QUESTION_IDS,
  QUESTIONS,
} from "../funnel/answers/questions.ts";
import type { QuestionId } from "../funnel/answers/questions.ts";
import { ROADBLOCK_IDS, type RoadblockId } from "../funnel/answers/roadblocks.ts";
import { fromEntries } from "../from-entries.ts";
import { answerLabels, labelOf, type AnswerLabels } from "./answer-labels.ts";
import type { Content } from "./content.ts";
import { ROADBLOCK_TITLES } from "./sample/roadblock-titles.ts";

/** The staff's names for questions, answers and roadblocks: the ones that visitors read. */
export type StaffWords = {
  /** Whose dashboard it is; null until that is known. */
  brand: string | null;
  /** In two words, as results name the answers. */
  names: Readonly<Record<QuestionId, string>>;
  questions: Readonly<Record<QuestionId, string>>;
  labels: AnswerLabels;
  roadblocks: Readonly<Record<RoadblockId, string>>;
};

export function staffWords({
  brand,
  quiz,
  results,
}: Pick<Content, "brand" | "quiz" | "results">): StaffWords & {
  brand: string;
} {
  return {
    brand: brand.name,
    names: fromEntries<StaffWords["names"]>(QUESTION_IDS.map((id) => [id, results.names[id]])),
    questions: fromEntries<StaffWords["questions"]>(
      QUESTION_IDS.map((id) => [id, quiz.questions[id].question]),
    ),
    labels: answerLabels(quiz),
    roadblocks: fromEntries<StaffWords["roadblocks"]>(
      ROADBLOCK_IDS.map((id) => [id, results.roadblocks[id].title]),
    ),
  };
}

/** The built-in words, until the published ones are loaded. */
export const BUILT_IN_WORDS: StaffWords = {
  brand: null,
  names: fromEntries<StaffWords["names"]>(QUESTIONS.map(({ id, label }) => [id, label])),
  questions: fromEntries<StaffWords["questions"]>(QUESTIONS.map(({ id, question }) => [id, question])),
  labels: fromEntries<AnswerLabels>(
    CHOICE_QUESTION_IDS.map((id) => [
      id,
      Object.fromEntries(optionsOf(id).map(({ value, label }) => [value, label])),
    ]),
  ),
  roadblocks: ROADBLOCK_TITLES,
};

/** `Daily ad spend` for `adSpend`; an id that no question has stays as it is. */
export function questionName({ names }: StaffWords, questionId: string): string {
  return isQuestion(questionId) ? names[questionId] : questionId;
}

/** A question as it is asked; an id that no question has stays as it is. */
export function questionText({ questions }: StaffWords, questionId: string): string {
  return isQuestion(questionId) ? questions[questionId] : questionId;
}

/** What an answer counts as, where its own words say something else; null where they do not. */
export function meaningOf({ labels }: StaffWords, questionId: string, value: string): string | null {
  return scoresAs(questionId, value, labelOf(labels, questionId, value));
}

/** The same of an answer whose label is known. */
export function scoresAs(questionId: string, value: string, label: string): string | null {
  if (!isChoiceQuestion(questionId)) return null;
  const meaning = answerLabel(questionId, value);
  return meaning === label ? null : `scores as: ${meaning}`;
}

function isQuestion(id: string): id is QuestionId {
  return QUESTION_IDS.some((each) => each === id);
}
