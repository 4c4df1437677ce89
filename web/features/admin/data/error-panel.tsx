import { ApiError } from "../../../lib/api-error.ts";

/** Replaces content that failed to load: the error, and a button to try again. */
export function ErrorPanel({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: unknown;
  onRetry: () => void;
}) {
  return (
    <div role="alert" className="alert alert-soft alert-error flex-wrap justify-between">
      <div>
        <p className="font-medium">{title}</p>
        <p className="text-sm">{reasonOf(error)}</p>
      </div>
      <button type="button" className="btn btn-sm" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/** An error as text for people. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "The server could not be reached. Check your connection.";
  if (error.status === 401) return "Your sign-in has expired. Sign in again; nothing you typed is lost.";
  return error.reason;
}
