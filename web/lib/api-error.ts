import type { ErrorIssue } from "#domain/errors";

type ErrorAnswer = { code?: string; message?: string; issues?: ErrorIssue[]; current?: unknown };

/**
 * An answer that is not OK. `message` is the spec's: status, colon, space, then the body's text or
 * the status text. `reason` is the part of it that is written for people.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly reason: string;
  readonly issues: ErrorIssue[];
  /** The stored record, when the call was made on an older version of it. */
  readonly current: unknown;
  /** Seconds, when the server named a time to come back. */
  readonly retryAfter: number | null;

  constructor(response: { status: number; statusText: string; headers: Headers }, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.name = "ApiError";
    this.status = response.status;
    const answer = parse(body);
    this.code = answer.code ?? "unknown";
    this.reason = answer.message ?? "Something went wrong. Please try again.";
    this.issues = answer.issues ?? [];
    this.current = answer.current;
    const seconds = Number(response.headers.get("retry-after") || Number.NaN);
    this.retryAfter = seconds >= 0 ? seconds : null;
  }
}

/** An OK that is none: the call was more than its limit allows, and the server forgot it. */
export class DroppedError extends Error {
  constructor() {
    super("dropped over the limit");
    this.name = "DroppedError";
  }
}

function parse(body: string): ErrorAnswer {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === "object" && answer !== null ? answer : {};
  } catch {
    return {};
  }
}
