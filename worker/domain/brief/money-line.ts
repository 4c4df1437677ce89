import { answerLabel, type AnyAnswers } from "../answers/answers.ts";
import { monthlyGap, monthlyRevenue } from "../answers/revenue-gap.ts";
import type { AnswerTo } from "../answers/questions.ts";
import type { BriefLine } from "./brief-line.ts";
import { quoting } from "./quoted.ts";

const ASK_BOTH = "Ask what they make today and what they’re aiming for.";
const WHOSE: Record<AnswerTo<"businessType">, string> = {
  "own-business": "their own business",
  clients: "clients",
};

/** What a lead makes, wants and is short of; where an answer is missing, what to ask. Null if nothing is known. */
export function moneyLine(answers: AnyAnswers): BriefLine | null {
  const isForClients = answers.businessType === "clients";
  const line = figuresLine(answers, isForClients);
  if (line === null) return businessLine(answers);
  return isForClients ? { ...line, sources: ["businessType", ...line.sources] } : line;
}

function figuresLine(answers: AnyAnswers, isForClients: boolean): BriefLine | null {
  const revenue = revenueOf(answers);
  const target = answers.targetRevenue?.trim();
  if (revenue && target) {
    const gap = monthlyGap(answers);
    const they = isForClients ? "They run clients’ ads, make" : "They make";
    const text = quoting(
      `${they} ${revenue} and want “`,
      target,
      gap === null ? "”." : `”: ${gap.isMore ? "more than" : "up to"} ${gap.money} short.`,
    );
    return { part: "money", text, sources: ["revenue", "targetRevenue"] };
  }
  if (revenue) {
    const they = isForClients ? "They run clients’ ads and make" : "They make";
    const text = `${they} ${revenue}. Ask what they’re aiming for.`;
    return { part: "money", text, sources: ["revenue"] };
  }
  if (!target) return null;
  const start = isForClients ? "They run clients’ ads. Their target: “" : "Their target: “";
  return {
    part: "money",
    text: quoting(start, target, "”. Ask what they make today."),
    sources: ["targetRevenue"],
  };
}

function businessLine({ businessType }: AnyAnswers): BriefLine | null {
  const whose = Object.entries(WHOSE).find(([known]) => known === businessType)?.[1];
  if (!whose) return null;
  return { part: "money", text: `They run ads for ${whose}. ${ASK_BOTH}`, sources: ["businessType"] };
}

/** `$10K–$50K a month`, within a sentence. Null for an answer that is no longer among the options. */
function revenueOf({ revenue }: AnyAnswers): string | null {
  if (revenue === undefined || monthlyRevenue(revenue) === null) return null;
  const label = answerLabel("revenue", revenue);
  return `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}
