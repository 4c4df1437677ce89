import { logError } from "../log.ts";

/**
 * Runs what may fail with somebody's words in its message: a failed query names its parameters. The
 * platform logs the message of whatever an object throws, so what is thrown on is without them.
 */
export async function discreetly<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    logError("chat_failed", error);
    // Its cause would be logged with it.
    // oxlint-disable-next-line preserve-caught-error
    throw new Error("chat_failed");
  }
}
