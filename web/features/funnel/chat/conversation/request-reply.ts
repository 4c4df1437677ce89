import * as z from "zod/mini";
import { ApiError } from "../../../../lib/api-error.ts";
import { api } from "../../../../lib/api.ts";

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

const replyEventSchema = z.object({
  content: z.optional(z.string()),
  done: z.optional(z.boolean()),
  messageCount: z.optional(z.int()),
  error: z.optional(z.string()),
});

export type ReplyEvent = z.infer<typeof replyEventSchema>;

const FIELD = "data:";

/**
 * The events of a reply in order, wherever its bytes were split in transit. Lines that are not `data:` lines of ours
 * are skipped; a last line without a line break counts if the stream ends there.
 */
export async function* replyEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ReplyEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (let isOver = false; !isOver;) {
      const { done, value } = await reader.read();
      isOver = done;
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split(/\r\n|\r|\n/);
      rest = isOver ? "" : (lines.pop() ?? "");
      for (const line of lines) yield* eventOf(line);
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function* eventOf(line: string): Generator<ReplyEvent> {
  if (!line.startsWith(FIELD)) return;
  const parsed = replyEventSchema.safeParse(jsonOf(line.slice(FIELD.length)));
  if (parsed.success) yield parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
