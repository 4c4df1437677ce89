import { ApiError } from "../../../lib/api-error.ts";

/** If somebody else has already deleted it, that counts as success. */
export function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
