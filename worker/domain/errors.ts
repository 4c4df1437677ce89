/** Every error code of the API and its HTTP status (contract 3). */
export const ERRORS = {
  invalid_request: 400,
  unauthorized: 401,
  forbidden: 403,
  mail_not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  claimed: 409,
  call_recorded: 409,
  assessment_incomplete: 409,
  reply_in_progress: 409,
  no_answers: 409,
  hub_expired: 410,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  upgrade_required: 426,
  rate_limited: 429,
  chat_limit: 429,
  internal: 500,
  upstream_failed: 502,
  access_not_configured: 503,
  access_unavailable: 503,
  origin_not_configured: 503,
  not_configured: 503,
  schema_differs: 503,
} as const;

export type ErrorCode = keyof typeof ERRORS;
export type ErrorStatus = (typeof ERRORS)[ErrorCode];
export type ErrorIssue = { path: string; message: string };

/** Who owns a lead, and since when (ISO text). */
export type Claimant = { owner: string; since: string };

/** The shape of every error response. `current` is the stored record in a conflict; a claimed lead names its owner. */
export type ErrorBody = {
  code: ErrorCode;
  message: string;
  issues?: ErrorIssue[];
  current?: unknown;
} & Partial<Claimant>;

type ErrorDetails = {
  issues?: ErrorIssue[];
  /** Response headers, for example `Allow` or `Retry-After`. */
  headers?: Record<string, string>;
  current?: unknown;
  claimant?: Claimant;
};

/** An error meant for the caller: its message is shown to people unchanged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: ErrorStatus;
  readonly issues?: ErrorIssue[];
  readonly headers?: Record<string, string>;
  readonly extra?: { current: unknown } | Claimant;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.status = ERRORS[code];
    if (details.issues) this.issues = details.issues;
    if (details.headers) this.headers = details.headers;
    if (details.current !== undefined) this.extra = { current: details.current };
    if (details.claimant) this.extra = details.claimant;
  }
}
