import type { AnyAnswers } from "../../funnel/answers/answers.ts";
import { questionName, type StaffWords } from "../../content/staff-words.ts";
import type { QuestionId } from "../../funnel/answers/questions.ts";
import type { AssessmentView } from "../assessment-view.ts";

/** What a line says comes from a question's answer or from one of these. */
const OTHER_SOURCES = {
  assessment: "Assessment",
  callRequest: "Call request",
  tier: "Tier",
  offer: "Offer",
  promo: "Promo",
  firstTouch: "First visit",
  extra: "Your own questions",
  mail: "Email",
  form: "Meta form",
} as const;

export type BriefSource = QuestionId | keyof typeof OTHER_SOURCES;

/** At most one line of each part, in the order in which they help on the phone. */
export type BriefPart =
  | "mail"
  | "opening"
  | "form"
  | "words"
  | "roadblock"
  | "roadblocks"
  | "money"
  | "offer"
  | "extra"
  | "arrival";

export type BriefLine = {
  part: BriefPart;
  /** At most `BRIEF_LINE_MAX` characters. */
  text: string;
  sources: readonly [BriefSource, ...BriefSource[]];
};

/** What a brief is read from. */
export type BriefFacts = Pick<
  AssessmentView,
  | "offerTier"
  | "promoDiscount"
  | "firstTouch"
  | "form"
  | "callRequestedAt"
  | "clockStartedAt"
  | "lastCallAt"
  | "callStatus"
  | "callReportedAt"
  | "extra"
  | "waitingMail"
> & { answers: AnyAnswers };

/** A source as staff know it. */
export function briefSourceLabel(source: BriefSource, words: StaffWords): string {
  return isOtherSource(source) ? OTHER_SOURCES[source] : questionName(words, source);
}

function isOtherSource(source: BriefSource): source is keyof typeof OTHER_SOURCES {
  return Object.hasOwn(OTHER_SOURCES, source);
}
