import { ApiError } from "../../../lib/api-error.ts";
import { ReplyError, requestReply, type OutgoingMessage, type Reply } from "./request-reply.ts";

/** How long another reply of this chat is waited for: that of a second tab, or of this message itself. */
const BUSY_ATTEMPTS = 20;
const BUSY_DELAY = 1500;

type Progress = {
  onContent: (content: string) => void;
  /** What came so far is replaced by what comes now. */
  onRestart: () => void;
};

type Powers = { request?: typeof requestReply; wait?: (delay: number) => Promise<void> };

/**
 * Brings a message to its whole reply; gives the count that came with it, if one did. The message id
 * makes every repeat safe: the stored reply comes again, and it counts once.
 */
export async function deliverMessage(
  message: OutgoingMessage,
  progress: Progress,
  { request = requestReply, wait = pause }: Powers = {},
): Promise<number | null> {
  const reply = await whenFree(() => request(message, progress.onContent), wait);
  if (reply.isWhole) return reply.messageCount;
  if (reply.content === "") throw new ReplyError("The reply was interrupted. Please try again.");
  // The stream ended without saying so: what is stored may be longer than what came.
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
