import { CHAT_MESSAGE_CAP, limitBanner } from "#domain/funnel/chat/chat";
import { afterReply } from "#domain/funnel/interview/after-reply";
import { takeTurn, type Turn } from "#domain/funnel/interview/interview";
import { scriptedReply } from "#domain/funnel/interview/interview-script";
import type { InterviewWords } from "#domain/funnel/interview/interview-words";
import { catalogOf, type Catalog } from "#domain/offers/catalog";
import { sessionTombstone } from "../crypto/keyed-hash.ts";
import { readReplyState, type ReplyState } from "../db/funnel/chat/chat-projection.ts";
import { openDb } from "../db/client.ts";
import { logError, log } from "../log.ts";
import type { ReplyRequest, Assistant } from "./assistant.ts";
import { chatError } from "./chat-error.ts";
import type { StoredFact } from "./chat-rows.ts";
import type { ChatStore } from "./chat-store.ts";
import { collectedOf } from "./chat-views.ts";
import type { MessageCall } from "./message-call.ts";
import { modelSettings, type ModelSettings } from "./model-settings.ts";
import { openaiAssistant } from "./openai-assistant.ts";
import { replyStream } from "./reply-stream.ts";
import type { TokenMeter } from "./token-meter.ts";
import { writeReply } from "./write-reply.ts";

const REFUSALS = {
  in_progress: () => chatError("reply_in_progress", "The reply to your last message is still being written."),
  conflict: () => chatError("conflict", "This message id was used for another message."),
  limit: ({ content }: MessageCall) =>
    chatError("chat_limit", limitBanner(CHAT_MESSAGE_CAP, content.chat.limit) ?? ""),
};

export type TakenMessage = {
  response: Response;
  /**
   * Resolves once the reply is stored or has failed, whether or not anyone reads it. `gone`: the session was erased.
   */
  finished: Promise<"stored" | "failed" | "gone"> | null;
  /** The model that may also extract facts from the message, and the wording of the questions. */
  reader: Reader | null;
};

export type Reader = { settings: ModelSettings; words: InterviewWords; topic: string };

/**
 * Takes a visitor's message: counts it before awaiting anything, then has the reply written into the response stream
 * (contract 5). A known message id replays its stored reply.
 */
export async function takeMessage(
  env: Env,
  store: ChatStore,
  call: MessageCall,
  meter: TokenMeter,
): Promise<TakenMessage> {
  const now = Date.now();
  const reservation = store.reserve(call.messageId, call.message, now);
  if (reservation.outcome === "replay")
    return { response: replay(reservation.reply, store), finished: null, reader: null };
  if (reservation.outcome !== "reserved")
    return { response: REFUSALS[reservation.outcome](call), finished: null, reader: null };

  const { turnId } = reservation;
  const state = await replyState(env, call.visit.sessionId, now);
  if (state.gone) {
    const response = chatError("gone", "This assessment was deleted.");
    return { response, finished: Promise.resolve("gone"), reader: null };
  }
  const request = requestFor(store, call, catalogOf(call.content.programs, state.offers));
  const { turn, asks: words } = request;
  const settings = affordableModel(env, call.mayUseModel, state.tokensToday);
  const assistant = chooseAssistant(settings, store, meter);
  const stream = replyStream();
  const finished = writeReply(stream, assistant, request, {
    settle: (reply) => settled(store, turnId, { words, turn }, reply),
    release: () => {
      if (store.exists()) store.release(turnId);
    },
  });
  return {
    response: stream.response,
    finished: finished.then((stored) => (stored ? "stored" : "failed")),
    reader: settings && { settings, words, topic: request.about.topic },
  };
}

function affordableModel(env: Env, mayUseModel: boolean, tokensToday: number): ModelSettings | null {
  const settings = mayUseModel ? modelSettings(env) : null;
  return settings && tokensToday < settings.dailyTokens ? settings : null;
}

function replay(reply: string, store: ChatStore): Response {
  const stream = replyStream();
  stream.send({ content: reply });
  stream.send({ done: true, messageCount: store.messageCount() });
  stream.close();
  return stream.response;
}

/** Without D1 the chat goes on, with the scripted assistant and without mentioning offers. */
async function replyState(env: Env, sessionId: string, now: number): Promise<ReplyState> {
  try {
    const tombstone = await sessionTombstone(env, sessionId);
    return await readReplyState(openDb(env.DB, "first-primary").db, tombstone, now);
  } catch (error) {
    logError("reply_state", error);
    return { gone: false, offers: [], tokensToday: Infinity };
  }
}

function requestFor(
  store: ChatStore,
  { messageId, message, content }: MessageCall,
  catalog: Catalog,
): ReplyRequest {
  const { interview, completedAt } = store.record();
  const closed = completedAt !== null;
  const asks = content.interview;
  const known = { collected: collectedOf(store.facts()), closed, catalog, words: asks };
  const turn = takeTurn({ messageId, message }, known, interview);
  const history = store.storedTurns();
  const { assistant: about, chat } = content;
  return { message, turn, history, catalog, words: chat.replies, about, asks, closed };
}

/**
 * Stores the reply and the fact that its message settled. Returns the new count, or null if the session was erased
 * meanwhile.
 */
function settled(
  store: ChatStore,
  turnId: number,
  { words, turn }: { words: InterviewWords; turn: Turn },
  reply: string,
): number | null {
  if (!store.exists()) return null;
  const fact: StoredFact | null =
    turn.fact && store.record().completedAt === null ? { ...turn.fact, source: "extraction" } : null;
  const outcome = { fact, interview: afterReply(words, turn.next, reply) };
  return store.settle(turnId, reply, outcome, Date.now()) ? store.messageCount() : null;
}

/** The model answers while the budget and the chat's attempts last; then the script takes over. */
function chooseAssistant(settings: ModelSettings | null, store: ChatStore, meter: TokenMeter): Assistant {
  if (!settings || !store.takeAttempt()) return scriptedAssistant;
  return withFallback(openaiAssistant(settings, meter), scriptedAssistant);
}

/** An assistant that needs no model, no key and no network. */
const scriptedAssistant: Assistant = {
  async *reply({ turn, message, catalog, words, asks, closed }) {
    const text = scriptedReply(turn, message, { catalog, words, asks, closed });
    yield* text.match(/\S+\s*/g) ?? [];
  },
};

/** `first`, replaced by `second` for a reply that failed before any of it was sent. */
function withFallback(first: Assistant, second: Assistant): Assistant {
  return {
    async *reply(request) {
      let begun = false;
      try {
        for await (const text of first.reply(request)) {
          begun = true;
          yield text;
        }
        if (begun) return;
      } catch (error) {
        if (begun) throw error;
        log("model_replaced", { error: error instanceof Error ? error.name : "unknown" });
      }
      yield* second.reply(request);
    },
  };
}
