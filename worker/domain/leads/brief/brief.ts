import { labelOf } from "../../content/answer-labels.ts";
import { meaningOf, questionName, type StaffWords } from "../../content/staff-words.ts";
import type { AnyAnswers } from "../../funnel/answers/answers.ts";
import { extraLines, type ExtraAnswer } from "../../funnel/answers/extra-answers.ts";
import { namesSum } from "../../funnel/answers/names-sum.ts";
import { QUESTION_IDS, type QuestionId } from "../../funnel/answers/questions.ts";
import { monthlyGap, monthlyRevenue } from "../../funnel/answers/revenue-gap.ts";
import { roadblocks, type Roadblock } from "../../funnel/answers/roadblocks.ts";
import type { Offer } from "../../offers/offer.ts";
import { priceOf } from "../../offers/on-sale.ts";
import { oneLine } from "../../one-line.ts";
import { clipped } from "../../text.ts";
import { arrivalLine } from "./arrival-line.ts";
import type { BriefFacts, BriefLine } from "./brief-line.ts";
import { openingQuestion } from "./opening-question.ts";
import { quoting, BRIEF_LINE_MAX } from "./quoted.ts";

/** Nobody reads more while the phone rings. */
const LINES_MAX = 7;

/**
 * What to say first to a lead on the phone, for the staff member who calls: at most seven lines, by fixed rules alone,
 * each based on the lead's own answers and fields. What waits for an answer comes first. It always includes an opening
 * question.
 */
export function brief(lead: BriefFacts, offers: readonly Offer[], words: StaffWords): BriefLine[] {
  const found = roadblocks(lead.answers);
  return [
    mailLine(lead.waitingMail),
    openingQuestion(lead, found[0], words),
    formLine(lead),
    wordsLine(lead.answers),
    ...roadblockLines(found, words),
    ownMoneyLine(lead.answers, words) ?? moneyLine(lead.answers, words),
    offerLine(lead, offers),
    extraLine(lead.extra),
    arrivalLine(lead.firstTouch),
  ]
    .filter((line) => line !== null)
    .slice(0, LINES_MAX);
}

function mailLine(waiting: string | null): BriefLine | null {
  if (waiting === null) return null;
  return {
    part: "mail",
    text: quoting("They wrote, and wait for an answer: “", waiting, "”"),
    sources: ["mail"],
  };
}

const FORM_NAME_MAX = 60;

/** The form of Meta's that a lead came by, and how much of what the quiz asks is known. */
function formLine({ form, answers }: BriefFacts): BriefLine | null {
  if (form === null) return null;
  const answered = QUESTION_IDS.filter((id) => answers[id] !== undefined).length;
  const name = clipped(oneLine(form.name), FORM_NAME_MAX);
  const text = `From the form “${name}”, answered ${answered} of ${QUESTION_IDS.length} questions.`;
  return { part: "form", text, sources: ["form"] };
}

/** What was answered to the owner's own questions, as far as a line goes. */
function extraLine(answers: readonly ExtraAnswer[]): BriefLine | null {
  if (answers.length === 0) return null;
  return { part: "extra", text: quoting("", extraLines(answers).join(" · "), ""), sources: ["extra"] };
}

function wordsLine({ frustration }: AnyAnswers): BriefLine | null {
  if (!frustration?.trim()) return null;
  return { part: "words", text: quoting("In their words: “", frustration, "”"), sources: ["frustration"] };
}

/** Two of the longest titles fit into a line. */
const TITLES_MAX = 100;

/** As the visitor reads them: what an owner calls a roadblock is what it is. */
function roadblockLines([biggest, ...others]: Roadblock[], { roadblocks: titles }: StaffWords): BriefLine[] {
  if (!biggest) return [];
  const quoted = ({ id }: Roadblock, max = TITLES_MAX) => `“${clipped(oneLine(titles[id]), max)}”`;
  const first: BriefLine = {
    part: "roadblock",
    text: `Biggest roadblock: ${quoted(biggest)}.`,
    sources: [biggest.because],
  };
  const [second, ...rest] = others;
  if (!second) return [first];
  const also = others.map((one) => quoted(one, TITLES_MAX / others.length)).join(", and ");
  const sources = [second.because, ...rest.map(({ because }) => because)] as const;
  return [first, { part: "roadblocks", text: `Also: ${also}.`, sources }];
}

const NAME_MAX = 40;
const NO_PRICE = "no price set";

/** The program and price that a lead was shown, with the lead's own discount. Null without a tier. */
function offerLine(lead: BriefFacts, offers: readonly Offer[]): BriefLine | null {
  const { offerTier: tier, promoDiscount } = lead;
  if (tier === null) return null;
  const offer = offers.find((each) => each.tier === tier);
  const start = `We recommended tier ${tier}`;
  if (!offer) {
    return { part: "offer", text: `${start}. Look up its price before you call.`, sources: ["tier"] };
  }
  const discount = promoDiscount ?? 0;
  const name = clipped(oneLine(offer.name), NAME_MAX);
  const say = (investment: string) =>
    `${start}, ${priceOf({ kind: "offer", offer: { ...offer, name, investment, discount } })}`;
  const investment = clipped(oneLine(offer.investment) || NO_PRICE, BRIEF_LINE_MAX - say("").length);
  return {
    part: "offer",
    text: say(investment),
    sources: discount > 0 ? ["tier", "offer", "promo"] : ["tier", "offer"],
  };
}

const REVENUE_MAX = 40;

/** The revenue under its own name, where the owner's answer to it is no sum: then nothing says what it counts as. */
function ownMoneyLine({ revenue, targetRevenue }: AnyAnswers, words: StaffWords): BriefLine | null {
  if (revenue === undefined || meaningOf(words, "revenue", revenue) === null) return null;
  const label = labelOf(words.labels, "revenue", revenue);
  if (namesSum(label)) return null;
  const said = `${questionName(words, "revenue")}: “${clipped(oneLine(label), REVENUE_MAX)}”.`;
  const target = targetRevenue?.trim();
  if (!target) return { part: "money", text: said, sources: ["revenue"] };
  const text = quoting(`${said} ${questionName(words, "targetRevenue")}: “`, target, "”.");
  return { part: "money", text, sources: ["revenue", "targetRevenue"] };
}

/** What a lead makes, wants and is short of; where an answer is missing, what to ask. Null if nothing is known. */
function moneyLine(answers: AnyAnswers, words: StaffWords): BriefLine | null {
  const { businessType = "" } = answers;
  // Where an owner's answer says something else, it is not read as one of an agency.
  const isForClients = businessType === "clients" && meaningOf(words, "businessType", businessType) === null;
  const line = figuresLine(answers, isForClients, words);
  if (line === null) return businessLine(answers, words);
  return isForClients ? { ...line, sources: ["businessType", ...line.sources] } : line;
}

function figuresLine(answers: AnyAnswers, isForClients: boolean, words: StaffWords): BriefLine | null {
  const revenue = revenueOf(answers, words);
  const target = answers.targetRevenue?.trim();
  if (revenue && target) {
    const gap = monthlyGap(answers);
    const they = isForClients ? "They work for clients, make" : "They make";
    const text = quoting(
      `${they} ${revenue} and want “`,
      target,
      gap === null ? "”." : `”: ${gap.isMore ? "more than" : "up to"} ${gap.money} short.`,
    );
    return { part: "money", text, sources: ["revenue", "targetRevenue"] };
  }
  if (revenue) {
    const they = isForClients ? "They work for clients and make" : "They make";
    const text = `${they} ${revenue}. Ask what they’re aiming for.`;
    return { part: "money", text, sources: ["revenue"] };
  }
  if (!target) return null;
  const start = isForClients ? "They work for clients. Their target: “" : "Their target: “";
  return {
    part: "money",
    text: quoting(start, target, "”. Ask what they make today."),
    sources: ["targetRevenue"],
  };
}

function businessLine({ businessType }: AnyAnswers, words: StaffWords): BriefLine | null {
  if (businessType === undefined) return null;
  const label = labelOf(words.labels, "businessType", businessType);
  if (label === businessType) return null;
  const [revenue, target] = (["revenue", "targetRevenue"] as const).map((id) => spoken(words, id));
  const text = quoting(
    `${questionName(words, "businessType")}: “`,
    label,
    `”. Ask about ${revenue} and ${target}.`,
  );
  return { part: "money", text, sources: ["businessType"] };
}

/** A question's name within a sentence. */
function spoken(words: StaffWords, id: QuestionId): string {
  const name = questionName(words, id);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** `$10K–$50K a month`, within a sentence. Null for an answer that is no longer among the options. */
function revenueOf({ revenue }: AnyAnswers, { labels }: StaffWords): string | null {
  if (revenue === undefined || monthlyRevenue(revenue) === null) return null;
  const label = clipped(oneLine(labelOf(labels, "revenue", revenue)), REVENUE_MAX);
  return `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}
