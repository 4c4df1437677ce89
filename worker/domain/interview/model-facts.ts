import { isChoiceQuestion, type ChoiceQuestionId } from "../answers/questions.ts";
import { isValidFact } from "./chat-answers.ts";
import { suggestUrl } from "../answers/contact-suggestions.ts";
import type { Collected, InterviewField } from "./interview-fields.ts";
import { oneLine } from "../text.ts";
import { isAmountField } from "../phrases/amount-phrases.ts";
import { onlyCounts } from "./understand-amounts.ts";
import { understand } from "./understand.ts";
import type { Finding } from "./understand-reply.ts";
import { corrects, topicsOf } from "./understand-talk.ts";
import { fold, sentencesOf } from "./understand-text.ts";

/** A fact as reported by a model. */
export type ModelFact = { field: InterviewField; value: string; quote: string };

/** Visitors' messages that the model was shown, oldest first. */
export type AnalysedMessage = { messageId: string; message: string };

/**
 * The model's findings that are kept. A fact must quote a visitor's message word for word, must not contradict the
 * plain meaning of the quote, and only fills in missing facts unless the visitor took something back: invented or
 * injected findings change nothing.
 */
export function acceptModelFacts(
  facts: readonly ModelFact[],
  messages: readonly AnalysedMessage[],
  known: { collected: Collected; locked: readonly InterviewField[] },
): (Finding & { messageId: string })[] {
  const accepted = new Map<InterviewField, Finding & { messageId: string }>();
  for (const fact of facts) {
    const { field } = fact;
    const origin = messages.findLast(({ message }) => contains(message, fact.quote));
    const sentence = origin && sentencesOf(origin.message).find((text) => contains(text, fact.quote));
    if (!origin || known.locked.includes(field)) continue;
    const folded = fold(sentence ?? origin.message);
    if (topicsOf(folded).includes("instructions")) continue;
    if (known.collected[field] !== undefined && !corrects(folded)) continue;
    const value = groundedValue(fact, origin.message);
    if (value === null || !isValidFact(field, value) || value === known.collected[field]) continue;
    const quote = fact.quote.trim();
    accepted.set(field, {
      field,
      value,
      quote,
      replaces: true,
      corrects: corrects(folded),
      messageId: origin.messageId,
    });
  }
  return [...accepted.values()];
}

/** The value as supported by the visitor's words; null if they do not support it. */
function groundedValue({ field, value, quote }: ModelFact, message: string): string | null {
  if (isChoiceQuestion(field)) return groundedChoice(field, value, quote);
  if (field === "frustration") return oneLine(contains(message, value) ? value : quote);
  if (field === "targetRevenue")
    return contains(message, value) && /\d/.test(value) && !onlyCounts(fold(quote))
      ? value
      : plainValue(field, quote);
  if (field === "businessUrl") return groundedUrl(value, message);
  return contains(message, value) ? value.trim() : null;
}

/** The model may interpret a sum that the rules cannot read, unless its words count other things. */
function groundedChoice(field: ChoiceQuestionId, value: string, quote: string): string | null {
  const plain = plainValue(field, quote);
  if (isAmountField(field)) return plain ?? (onlyCounts(fold(quote)) ? null : value);
  return plain === null || plain === value ? value : null;
}

function groundedUrl(value: string, message: string): string | null {
  const bare = value
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/\/$/, "");
  if (bare === "" || !contains(message, bare)) return null;
  return contains(message, value) && /^https?:/i.test(value) ? value.trim() : suggestUrl(bare);
}

/** The value that the interview's own rules find in the quote, taken as an answer to the field's question. */
function plainValue(field: InterviewField, quote: string): string | null {
  return understand(quote, field).findings.find((finding) => finding.field === field)?.value ?? null;
}

function contains(text: string, part: string): boolean {
  const wanted = fold(oneLine(part));
  return wanted !== "" && fold(oneLine(text)).includes(wanted);
}
