import type { Claimant, ErrorIssue } from "#domain/errors";

type ErrorAnswer = {
  code?: string;
  message?: string;
  issues?: ErrorIssue[];
  current?: unknown;
} & Partial<Claimant>;

/**
 * A response that is not OK. `message` has the spec's format: status, colon, space, then the body's text or the status
 * text. `reason` is the part written for people.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly reason: string;
  readonly issues: ErrorIssue[];
  /** The stored record, if the call was based on an older version of it. */
  readonly current: unknown;
  /** Who has the lead, if it is somebody else's. */
  readonly claimant: Claimant | null;
  /** By which address somebody is signed in whom the dashboard does not belong to. */
  readonly signedInAs: string | null;
  /** Seconds to wait, if the server gave any. */
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
    this.claimant = answer.owner ? { owner: answer.owner, since: answer.since ?? "" } : null;
    this.signedInAs = decodeURIComponent(response.headers.get("x-signed-in-as") ?? "") || null;
    const seconds = Number(response.headers.get("retry-after") || Number.NaN);
    this.retryAfter = seconds >= 0 ? seconds : null;
  }
}

/** An OK response to a call that was over its limit and dropped by the server. */
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
