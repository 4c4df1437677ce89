import type { Topic } from "../phrases/topic-phrases.ts";
import { isChoiceQuestion } from "../answers/questions.ts";
import type { Collected, InterviewField } from "./interview-fields.ts";
import { labelledOption, pickedOption } from "./understand-choice.ts";
import { looksLikeEmail, saysNoWebsite } from "./understand-contact.ts";
import { factsIn } from "./understand-facts.ts";
import { freeAnswer, quoted, type Finding } from "./understand-reply.ts";
import { corrects, declines, isUnsure, smallTalkOf, topicsOf, type SmallTalk } from "./understand-talk.ts";
import { fold, sentencesOf } from "./understand-text.ts";

export type Understanding = {
  findings: Finding[];
  topics: Topic[];
  smallTalk: SmallTalk | null;
  /** The visitor refuses the question asked, or does not know. */
  evades: "declined" | "unsure" | null;
  /** An invalid attempt to answer the question asked; "no website" may come unasked. */
  problem: "email" | "website" | "no-website" | "target" | null;
};

/**
 * The meaning of a message (1–2,000 characters), given the fact that was asked for last. Total: accepts any text. Known
 * facts repeated in a free answer are ignored. Facts come in the order of the sentences, one per field.
 */
export function understand(
  message: string,
  asked: InterviewField | null,
  known: Collected = {},
): Understanding {
  const folded = fold(message.trim());
  const topics = [...new Set(sentencesOf(message).flatMap((sentence) => topicsOf(fold(sentence))))];
  const smallTalk = smallTalkOf(folded);
  const picked = wholeAnswer(message, folded, asked);
  if (picked) return { findings: [picked], topics, smallTalk: null, evades: null, problem: null };

  const findings = statedFacts(message, asked);
  const answered = findings.some(({ field }) => field === asked);
  const evades = answered || !asked ? null : evasion(folded, findings.length > 0);
  if (!answered && !evades && !smallTalk) {
    const news = findings.filter(({ field }) => known[field] === undefined);
    findings.push(...freeAnswer(message, asked, news));
  }
  const problem = problemWith(folded, asked, findings);
  return { findings, topics, smallTalk, evades: problem === "no-website" ? null : evades, problem };
}

/** A message that is only an answer: a letter, a number, a position, an option's label. */
function wholeAnswer(message: string, folded: string, asked: InterviewField | null): Finding | null {
  if (!asked || !isChoiceQuestion(asked)) return null;
  const value = pickedOption(folded, asked) ?? labelledOption(folded, asked);
  if (value === null) return null;
  return { field: asked, value, quote: quoted(message), replaces: true, corrects: false };
}

function statedFacts(message: string, asked: InterviewField | null): Finding[] {
  const findings = new Map<InterviewField, Finding>();
  for (const sentence of sentencesOf(message)) {
    const folded = fold(sentence);
    if (topicsOf(folded).includes("instructions")) continue;
    const correcting = corrects(folded);
    for (const { field, value, clear } of factsIn(sentence, folded, asked)) {
      const replaces = correcting || clear || field === asked;
      findings.set(field, { field, value, quote: quoted(sentence), replaces, corrects: correcting });
    }
  }
  return [...findings.values()];
}

function evasion(folded: string, hasFacts: boolean): Understanding["evades"] {
  if (declines(folded)) return "declined";
  return !hasFacts && isUnsure(folded) ? "unsure" : null;
}

function problemWith(
  folded: string,
  asked: InterviewField | null,
  found: readonly Finding[],
): Understanding["problem"] {
  const has = (field: InterviewField) => found.some((finding) => finding.field === field);
  if (!has("businessUrl") && saysNoWebsite(folded, asked === "businessUrl")) return "no-website";
  if (asked === null || has(asked)) return null;
  if (asked === "email" && looksLikeEmail(folded)) return "email";
  if (asked === "businessUrl" && /\w\.\w|https?:|@\w/.test(folded)) return "website";
  if (asked === "targetRevenue" && /\b(?:double|triple|\d+x|more|as much)\b/.test(folded)) return "target";
  return null;
}
