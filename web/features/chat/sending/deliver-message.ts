import { ApiError } from "../../../lib/api-error.ts";
import { ReplyError, requestReply, type OutgoingMessage, type Reply } from "./request-reply.ts";

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
