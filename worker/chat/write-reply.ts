import type { Assistant, ReplyRequest } from "./assistant.ts";
import type { ReplyStream } from "./reply-stream.ts";
import { logError } from "../log.ts";

const INTERRUPTED = "The reply was interrupted. Please try again.";

/**
 * Has an assistant answer into a stream. `settle` stores the complete reply and returns the new count, or null if the
 * chat is gone; `release` cancels the message's reservation. Never throws and needs no reader.
 */
export async function writeReply(
  stream: ReplyStream,
  assistant: Assistant,
  request: ReplyRequest,
  store: { settle: (reply: string) => number | null; release: () => void },
): Promise<boolean> {
  let reply = "";
  let stored = false;
  try {
    for await (const content of assistant.reply(request)) {
      reply += content;
      stream.send({ content });
    }
    const messageCount = reply.trim() === "" ? null : store.settle(reply);
    stored = messageCount !== null;
    stream.send(messageCount === null ? { error: INTERRUPTED } : { done: true, messageCount });
  } catch (error) {
    logError("reply_failed", error);
    stream.send({ error: INTERRUPTED });
  } finally {
    if (!stored) store.release();
    stream.close();
  }
  return stored;
}
