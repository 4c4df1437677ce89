import { AppError } from "#domain/errors";
import type { Completed } from "../db/hub/completion.ts";

/** The answer of submit and complete (contract 5). */
export function completedBody(sessionId: string, completed: Completed) {
  const hubExpiresAt = new Date(completed.hubExpiresAt).toISOString();
  return { ok: true as const, sessionId, ...completed, hubExpiresAt };
}

export function erased(): AppError {
  return new AppError("gone", "This assessment was deleted.");
}

/** 410 for a session that was erased, 404 for one never seen, 409 for one of the other kind. */
export function unwritable(outcome: "gone" | "unknown" | "conflict"): AppError {
  if (outcome === "gone") return erased();
  if (outcome === "unknown") return new AppError("not_found", "This assessment is not known.");
  return new AppError("conflict", "This session belongs to another kind of assessment.");
}

/** Throws `unwritable` for the outcomes that it knows. */
export function refuseUnwritable(outcome: string): void {
  if (outcome === "gone" || outcome === "unknown" || outcome === "conflict") throw unwritable(outcome);
}
