import type { AnswerTo, ChoiceQuestionId } from "../answers/questions.ts";

/** The phrases people use for an answer. */
export type AnswerPhrases = {
  /** Match this answer whatever was asked. */
  clear: readonly RegExp[];
  /** Match only in reply to the question itself. */
  asked?: readonly RegExp[];
};

export type QuestionPhrases<Id extends ChoiceQuestionId> = {
  /**
   * Shows that a clause of a reply answers another question after all. By default, a clear phrase of another one does.
   */
  elsewhere?: RegExp;
  /** If phrases of several answers match, the first answer listed counts. */
  answers: { readonly [Answer in AnswerTo<Id>]: AnswerPhrases };
};
