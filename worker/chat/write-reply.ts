import type { Assistant, ReplyRequest } from "./assistant.ts";
import type { ReplyStream } from "./reply-stream.ts";
import { logError } from "../log.ts";

const INTERRUPTED = "The reply was interrupted. Please try again.";

/**
 * Lets an assessor answer into a stream. `settle` stores the whole reply and gives the new count, or
 * null when the chat is gone; `release` gives the message's place back. Never throws, and needs no reader.
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
