import { logError } from "../log.ts";

/**
 * Runs work whose error messages may quote a visitor: a failed query names its parameters. The platform logs the
 * message of any error an object throws, so a neutral error is thrown instead.
 */
export async function discreetly<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    logError("chat_failed", error);
    // The cause must not be attached: the platform would log it too.
    // oxlint-disable-next-line preserve-caught-error
    throw new Error("chat_failed");
  }
}
