import { AppError, ERRORS } from "#domain/errors";
import { expect, test } from "vitest";

test("the codes have the contract's statuses", () => {
  expect(ERRORS).toMatchObject({
    invalid_request: 400,
    unauthorized: 401,
    forbidden: 403,
    not_found: 404,
    method_not_allowed: 405,
    conflict: 409,
    claimed: 409,
    call_recorded: 409,
    hub_expired: 410,
    gone: 410,
    too_large: 413,
    unsupported_media_type: 415,
    rate_limited: 429,
    chat_limit: 429,
    internal: 500,
    access_not_configured: 503,
    access_unavailable: 503,
    origin_not_configured: 503,
  });
});

test("an error carries its status and only the details that it was given", () => {
  const plain = new AppError("gone", "This was erased.");
  expect({ ...plain }).toEqual({ name: "AppError", code: "gone", status: 410 });
  expect(plain).toBeInstanceOf(Error);
  const conflict = new AppError("conflict", "Changed meanwhile.", {
    current: null,
    headers: { "Retry-After": "1" },
    issues: [{ path: "version", message: "stale" }],
  });
  expect(conflict.extra).toEqual({ current: null });
  const claimant = { owner: "ada@bpm.example", since: "2026-11-21T10:00:00.000Z" };
  expect(new AppError("claimed", "Ada has it.", { claimant }).extra).toEqual(claimant);
  expect(conflict).toMatchObject({ headers: { "Retry-After": "1" }, issues: [{ path: "version" }] });
});
