import { CHAT_MESSAGE_CAP, CHAT_PROMPT_DELAY_MS, CHAT_LIMIT_MESSAGE } from "#domain/funnel/chat/chat";
import type { ChatContent } from "#domain/content/parts/chat";
import { useEffect, useEffectEvent, useRef } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { ApiError } from "../../../../lib/api-error.ts";
import { newUuid } from "../../../../lib/uuid.ts";
import { stepFailed } from "../../../../lib/visit/visit-steps.ts";
import type { ChatState, Tell } from "../chat-state.ts";
import type { UserMessage, TranscriptAction } from "./transcript.ts";
import { ReplyError, requestReply, type OutgoingMessage, type Reply } from "./request-reply.ts";
import { sendable } from "./sendable.ts";

/** Sending and retrying messages, including the first one from a link. */
export function useSender(state: ChatState, tell: Tell) {
  const { prompt } = state;
  const { canSend, deliver } = useDelivery(state, tell);

  const sendPrompt = useEffectEvent(() => {
    tell({ type: "prompted" });
    if (prompt) deliver({ messageId: newUuid(), text: prompt });
  });
  useEffect(() => {
    if (!prompt) return;
    const timer = setTimeout(sendPrompt, CHAT_PROMPT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [prompt]);

  return {
    canSend,
    isAtLimit: state.messageCount >= CHAT_MESSAGE_CAP,
    isBusy: state.transcript.writing !== null,
    /** Returns false if it was not sent: the text is blank, or nothing can be sent now. */
    send: (typed: string): boolean => {
      const text = sendable(typed);
      return text !== "" && deliver({ messageId: newUuid(), text });
    },
    retry: ({ messageId, content }: UserMessage) => void deliver({ messageId, text: content }),
    withdraw: (messageId: string) => tell({ type: "transcript", change: { type: "withdrawn", messageId } }),
  };
}

type Outgoing = { messageId: string; text: string };

/** Delivers messages one after the other. A delivery stopped by a lost connection resumes when it is back. */
function useDelivery(state: ChatState, tell: Tell) {
  const { failures } = useContent("chat");
  const { sessionId, messageCount, phase, transcript } = state;
  const canSend = !transcript.writing && messageCount < CHAT_MESSAGE_CAP && phase !== "gone";
  // The state lags behind a double click.
  const isBusy = useRef(false);
  const lost = useRef<Outgoing>(null);

  async function exchange({ messageId, text }: Outgoing): Promise<void> {
    const change = (action: TranscriptAction) => tell({ type: "transcript", change: action });
    change({ type: "sent", messageId, text });
    try {
      const counted = await deliverMessage(
        { sessionId, messageId, text },
        {
          onContent: (content) => change({ type: "chunk", messageId, content }),
          onRestart: () => change({ type: "restarted", messageId }),
        },
      );
      change({ type: "finished", messageId });
      tell({ type: "counted", messageCount: counted ?? messageCount + 1 });
    } catch (error) {
      const failure = sendFailure(error, navigator.onLine, failures);
      stepFailed();
      change({ type: "failed", messageId, failure: failure.text });
      if (failure.kind === "limit") tell({ type: "limited" });
      if (failure.kind === "gone") tell({ type: "gone" });
      if (failure.kind === "connection") lost.current = { messageId, text };
    }
  }

  /** Returns false if the message cannot be sent now. */
  function deliver(outgoing: Outgoing): boolean {
    if (!canSend || isBusy.current) return false;
    isBusy.current = true;
    lost.current = null;
    void exchange(outgoing).finally(() => {
      isBusy.current = false;
    });
    return true;
  }

  const onOnline = useEffectEvent(() => {
    if (lost.current) deliver(lost.current);
  });
  useEffect(() => {
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);

  return { canSend, deliver };
}

type SendFailure = {
  /** The text shown below the message. */
  text: string;
  /**
   * `limit` and `gone` end the chat; after a `connection` failure the message is resent once the connection is back.
   */
  kind: "limit" | "gone" | "connection" | "refused";
};

/** Why a message got no reply (spec 8). Rate limiting is not the chat limit, although both are 429. */
export function sendFailure(error: unknown, isOnline: boolean, words: ChatContent["failures"]): SendFailure {
  if (error instanceof ReplyError) return { kind: "refused", text: words.interrupted };
  if (!(error instanceof ApiError)) {
    return { kind: "connection", text: isOnline ? words.connection : words.offline };
  }
  const { status, code, reason, issues } = error;
  if (status === 429 && code !== "rate_limited") {
    return { kind: "limit", text: code === "unknown" ? CHAT_LIMIT_MESSAGE : reason };
  }
  if (code === "gone") return { kind: "gone", text: reason };
  if (code === "reply_in_progress") {
    return { kind: "refused", text: words.busy };
  }
  const detail = issues[0]?.message ?? (status < 500 && code !== "unknown" ? reason : "");
  return { kind: "refused", text: detail === "" ? words.failed : `${words.failed}. ${detail}` };
}

/** How long to wait for another reply in this chat, from a second tab or an earlier attempt at this message. */
const BUSY_ATTEMPTS = 20;
const BUSY_DELAY = 1500;

type Progress = {
  onContent: (content: string) => void;
  /** The text received so far is replaced by the text that follows. */
  onRestart: () => void;
};

type Powers = { request?: typeof requestReply; wait?: (delay: number) => Promise<void> };

/**
 * Sends a message until its complete reply has arrived; returns the count sent with it, if any. The message id makes
 * repeats safe: the stored reply comes again, and the message counts once.
 */
export async function deliverMessage(
  message: OutgoingMessage,
  progress: Progress,
  { request = requestReply, wait = pause }: Powers = {},
): Promise<number | null> {
  const reply = await whenFree(() => request(message, progress.onContent), wait);
  if (reply.isWhole) return reply.messageCount;
  if (reply.content === "") throw new ReplyError("The reply is empty.");
  // The stream ended without its done marker, so the stored reply may be longer than the text received.
  const again = await whenFree(() => request(message, () => {}), wait).catch(() => null);
  if (!again?.isWhole) return null;
  if (again.content !== reply.content) {
    progress.onRestart();
    progress.onContent(again.content);
  }
  return again.messageCount;
}

async function whenFree(
  attempt: () => Promise<Reply>,
  wait: (delay: number) => Promise<void>,
): Promise<Reply> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === "reply_in_progress";
      if (!isBusy || tried >= BUSY_ATTEMPTS) throw error;
      await wait(BUSY_DELAY);
    }
  }
}

function pause(delay: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delay));
}
