import type { AnswerTo, ChoiceQuestionId } from "../answers/questions.ts";
import { BUSINESS_TYPE_PHRASES } from "./business-type-phrases.ts";
import { FUNNEL_PHRASES } from "./funnel-phrases.ts";
import { GOAL_PHRASES } from "./goal-phrases.ts";
import { SITUATION_PHRASES } from "./situation-phrases.ts";
import type { AmountField } from "./amount-phrases.ts";

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

/** The choice questions answered in words; the others are answered with a sum of money. */
export type PhraseField = Exclude<ChoiceQuestionId, AmountField>;

/** Phrases are matched against folded text with joined pairs ("up-and-down"). */
const CHOICE_PHRASES: { readonly [Id in PhraseField]: QuestionPhrases<Id> } = {
  businessType: BUSINESS_TYPE_PHRASES,
  situation: SITUATION_PHRASES,
  funnel: FUNNEL_PHRASES,
  goal: GOAL_PHRASES,
};

type PhrasesOfAny = Pick<QuestionPhrases<PhraseField>, "elsewhere"> & {
  answers: Record<string, AnswerPhrases>;
};

/** The phrases of any choice question. */
export function phrasesOf(field: PhraseField): PhrasesOfAny {
  return CHOICE_PHRASES[field];
}

export function isPhraseField(field: string | null): field is PhraseField {
  return field !== null && Object.hasOwn(CHOICE_PHRASES, field);
}
