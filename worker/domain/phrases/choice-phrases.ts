import type { ChoiceQuestionId } from "../answers/questions.ts";
import { BUSINESS_TYPE_PHRASES } from "./business-type-phrases.ts";
import { FUNNEL_PHRASES } from "./funnel-phrases.ts";
import { GOAL_PHRASES } from "./goal-phrases.ts";
import { SITUATION_PHRASES } from "./situation-phrases.ts";
import type { AmountField } from "./amount-phrases.ts";
import type { AnswerPhrases, QuestionPhrases } from "./question-phrases.ts";

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
