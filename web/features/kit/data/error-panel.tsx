import { reasonOf } from "./reason-of.ts";

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
