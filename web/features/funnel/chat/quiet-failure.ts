import { ApiError } from "../../../lib/api-error.ts";
import type { Tell } from "./chat-state.ts";

/** Handles a failure in the background: visitors are only told if the chat itself has ended. */
export function quietFailure(what: string, error: unknown, tell: Tell): void {
  if (error instanceof ApiError && error.code === "gone") return tell({ type: "gone" });
  // oxlint-disable-next-line no-console -- for those who look for it, and for nobody else
  console.debug(what, error instanceof Error ? error.message : error);
}
