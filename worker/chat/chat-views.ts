import type { TranscriptEntry } from "#domain/funnel/chat/chat";
import { chatProgress, type Collected, type InterviewField } from "#domain/funnel/interview/interview-fields";
import { isoText } from "#domain/time/iso-text";
import type { ChatRecord, StoredFact, StoredTurn } from "./chat-rows.ts";

export type ChatMessage = { role: "user" | "assistant"; content: string; messageId?: string };

/** Where a fact came from: the visitor's message, and the sentence in it. */
export type FactSources = Partial<Record<InterviewField, { messageId: string; quote: string }>>;

export type CollectedView = { collected: Collected; progress: number; sources: FactSources };

export function collectedOf(facts: readonly StoredFact[]): Collected {
  return Object.fromEntries(facts.map(({ field, value }) => [field, value]));
}

/** The facts as the browser shows them (contract 5). A fact set in the panel has no source. */
export function collectedView(facts: readonly StoredFact[]): CollectedView {
  const collected = collectedOf(facts);
  const sources: FactSources = {};
  for (const { field, source, messageId, quote } of facts) {
    if (source === "extraction" && messageId && quote) sources[field] = { messageId, quote };
  }
  return { collected, progress: chatProgress(collected), sources };
}

/** What the assessor said before any message: the greeting, then the first question. */
function openingOf({ greeting, question }: ChatRecord): string[] {
  return [greeting, question].filter((text) => text !== null);
}

/** The conversation as the browser keeps it. */
export function messagesView(record: ChatRecord, turns: readonly StoredTurn[]): ChatMessage[] {
  const opening = openingOf(record).map((content): ChatMessage => ({ role: "assistant", content }));
  return opening.concat(
    turns.flatMap(({ messageId, message, reply }) => [
      { role: "user", content: message, messageId },
      { role: "assistant", content: reply ?? "" },
    ]),
  );
}

/** The conversation as shown to staff. */
export function transcriptView(record: ChatRecord, turns: readonly StoredTurn[]): TranscriptEntry[] {
  const entry = (id: number, role: TranscriptEntry["role"], content: string, at: number) => ({
    id,
    role,
    content,
    createdAt: isoText(at),
  });
  const opening = openingOf(record).map((text, id) => entry(id, "assistant", text, record.createdAt));
  return opening.concat(
    turns.flatMap(({ id, message, reply, createdAt, repliedAt }) => [
      entry(2 * id, "user", message, createdAt),
      entry(2 * id + 1, "assistant", reply ?? "", repliedAt ?? createdAt),
    ]),
  );
}

/** The details that a chat asks for only with its results, if at all. */
export const NOT_ASKED = { assessmentType: "chat", emailConsent: null, suspect: false, extra: [] } as const;
