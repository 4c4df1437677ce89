import { AppError } from "#domain/errors";

export function erased(): AppError {
  return new AppError("gone", "This assessment was deleted.");
}

/** 410 for an erased session, 404 for an unknown one, 409 for one of the other type. */
export function unwritable(outcome: "gone" | "unknown" | "conflict"): AppError {
  if (outcome === "gone") return erased();
  if (outcome === "unknown") return new AppError("not_found", "There is no such assessment.");
  return new AppError("conflict", "This session belongs to a different kind of assessment.");
}

/** Throws `unwritable` for the outcomes it covers. */
export function refuseUnwritable(outcome: string): void {
  if (outcome === "gone" || outcome === "unknown" || outcome === "conflict") throw unwritable(outcome);
}
