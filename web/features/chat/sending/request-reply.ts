import { ApiError } from "../../../lib/api-error.ts";
import { api } from "../../../lib/api.ts";
import { replyEvents } from "./reply-events.ts";

export type OutgoingMessage = { sessionId: string; messageId: string; text: string };

export type Reply = {
  content: string;
  /** False if the stream closed without its done marker. */
  isWhole: boolean;
  messageCount: number | null;
};

/** A reply that broke off. */
export class ReplyError extends Error {
  override name = "ReplyError";
}

/** A phone that has lost its network may not notice for minutes. */
const IDLE_TIMEOUT = 60_000;

/**
 * Sends a message and reads the reply as it is written. Throws `ApiError` for a response that is not OK, `ReplyError`
 * for an error in the stream, and whatever `fetch` throws if the connection is lost.
 */
export async function requestReply(
  { sessionId, messageId, text }: OutgoingMessage,
  onContent: (content: string) => void,
): Promise<Reply> {
  const idle = idleTimeout(IDLE_TIMEOUT);
  try {
    const json = { sessionId, messageId, message: text };
    const response = await api.chat.message.$post({ json }, { init: { signal: idle.signal } });
    if (!response.ok) throw new ApiError(response, await response.text().catch(() => ""));
    if (!response.body) throw new ReplyError("No response body");
    const reply: Reply = { content: "", isWhole: false, messageCount: null };
    for await (const event of replyEvents(response.body)) {
      idle.restart();
      if (event.error !== undefined) throw new ReplyError(event.error);
      if (event.content) {
        reply.content += event.content;
        onContent(event.content);
      }
      if (event.done) return { ...reply, isWhole: true, messageCount: event.messageCount ?? null };
    }
    return reply;
  } finally {
    idle.stop();
  }
}

function idleTimeout(delay: number) {
  const controller = new AbortController();
  const expire = () => controller.abort(new DOMException("The reply stalled.", "TimeoutError"));
  let timer = setTimeout(expire, delay);
  return {
    signal: controller.signal,
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(expire, delay);
    },
    stop: () => clearTimeout(timer),
  };
}
