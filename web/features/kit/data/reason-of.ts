import { ApiError } from "../../../lib/api-error.ts";

/** An error as text for people. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "The server could not be reached. Check your connection.";
  if (error.status === 401) return "Your sign-in has expired. Sign in again; nothing you typed is lost.";
  return error.reason;
}
