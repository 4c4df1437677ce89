import type { InterviewWords } from "#domain/interview/interview-words";
import { acceptModelFacts } from "#domain/interview/model-facts";
import { log } from "../log.ts";
import type { StoredTurn } from "./chat-rows.ts";
import type { ChatStore } from "./chat-store.ts";
import { collectedOf } from "./chat-views.ts";
import { extractAnswers } from "./extract-answers.ts";
import type { ModelSettings } from "./model-settings.ts";
import type { TokenMeter } from "./token-meter.ts";

/**
 * Has the model read the messages it has not seen yet, and keeps the findings that pass validation. A failure costs one
 * extraction and nothing else: what is unmistakable was taken when the message came in.
 */
export async function analyseMessages(
  store: ChatStore,
  { settings, words }: { settings: ModelSettings; words: InterviewWords },
  meter: TokenMeter,
): Promise<void> {
  const { analysedTurn, completedAt } = store.record();
  const unread = withQuestions(store.storedTurns()).filter(({ id }) => id > analysedTurn);
  const last = unread.at(-1);
  if (!last || completedAt !== null || !store.takeExtraction()) return;
  const found = await extractAnswers(
    settings,
    unread,
    { collected: collectedOf(store.facts()), words },
    meter,
  ).catch((error: unknown) => {
    log("extraction_failed", { error: error instanceof Error ? error.name : "unknown" });
    return null;
  });
  // The chat was destroyed or completed while the model was reading.
  if (found === null || !store.exists() || store.record().completedAt !== null) return;
  store.markAnalysed(last.id);
  const facts = store.facts();
  const locked = facts.filter(({ source }) => source === "correction").map(({ field }) => field);
  for (const { field, value, quote, messageId } of acceptModelFacts(found, unread, {
    collected: collectedOf(facts),
    locked,
    words,
    newest: store.storedTurns().at(-1)?.messageId ?? "",
  })) {
    store.putFact({ field, value, quote, messageId, source: "extraction" });
  }
}

/** Each message with the reply before it, which holds the question that it may answer. */
function withQuestions(turns: readonly StoredTurn[]) {
  return turns.map((turn, index) => ({ ...turn, question: turns[index - 1]?.reply ?? null }));
}
