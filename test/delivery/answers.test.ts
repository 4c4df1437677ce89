import { beforeEach, describe, expect, it, vi } from "vitest";
import { emailOutcome } from "../../worker/delivery/email/email-outcome.ts";
import { metaOutcome } from "../../worker/delivery/meta/meta-answer.ts";
import { outcomeOfStatus, retryAfterOf } from "../../worker/delivery/peer-fetch.ts";
import { changeOutcome, postOutcome, slackOutcome } from "../../worker/delivery/slack/slack-answer.ts";
import { mailError } from "../setup/delivery/mail-error.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const DAY_MS = 24 * 3_600_000;

const answer = (status: number, body = "", retryAfter?: number) => ({ status, body, retryAfter });

describe("Retry-After", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  });

  it.each<[string | null, number | undefined]>([
    ["0", 0],
    ["120", 120_000],
    [" 120 ", 120_000],
    ["Sat, 21 Nov 2026 12:05:00 GMT", 300_000],
    ["Saturday, 21-Nov-26 12:05:00 GMT", 300_000],
    ["Sat, 21 Nov 2026 11:00:00 GMT", 0],
    // A day at most, whatever is asked: then the try fails for good, and staff see it.
    ["86401", DAY_MS],
    ["9999999", DAY_MS],
    ["9".repeat(400), DAY_MS],
    ["Fri, 31 Dec 9999 23:59:59 GMT", DAY_MS],
    // What is neither is not heard.
    ["-1", undefined],
    ["1.5", undefined],
    ["1e9", undefined],
    ["0x10", undefined],
    ["2026-11-21T12:05:00Z", undefined],
    ["soon", undefined],
    ["Someday, when it suits", undefined],
    ["", undefined],
    [null, undefined],
  ])("%j is %s ms", (header, expected) => {
    expect(retryAfterOf(header)).toBe(expected);
  });
});

describe("Slack's answer", () => {
  const BROKEN: [string, number][] = [
    ["action_prohibited", 403],
    ["invalid_token", 403],
    ["token_revoked", 403],
    ["channel_not_found", 404],
    ["no_service", 404],
    ["no_service_id", 404],
    ["no_active_hooks", 404],
    ["no_team", 404],
    ["team_disabled", 404],
    ["channel_is_archived", 410],
    // Whoever may post there, we may not: every message would fare the same.
    ["posting_to_general_channel_denied", 400],
  ];
  const REFUSED: [string, number][] = [
    ["invalid_payload", 400],
    ["no_text", 400],
    ["missing_text_or_fallback_or_attachments", 400],
    ["invalid_blocks", 400],
    ["invalid_blocks_format", 400],
    ["too_many_attachments", 400],
    ["user_not_found", 400],
  ];

  it.each(BROKEN)("%s (%i) pauses the channel, also under another status", (word, status) => {
    for (const said of [status, 200, 400, 500]) {
      expect(slackOutcome(answer(said, `${word}\n`))).toEqual({ result: "paused", error: word });
    }
  });

  it.each(REFUSED)("%s (%i) parks the message alone, also under another status", (word, status) => {
    for (const said of [status, 200, 403, 500]) {
      expect(slackOutcome(answer(said, word))).toEqual({ result: "dead", error: word });
    }
  });

  it.each([
    [403, "<html>", "http_403"],
    [404, "<html>", "http_404"],
    [410, "<html>", "http_410"],
    [404, "team_not_found", "team_not_found"],
  ])("%i %j pauses the channel, though its text is new to us", (status, body, error) => {
    expect(slackOutcome(answer(status, body))).toEqual({ result: "paused", error });
  });

  it.each([
    ["rollup_error", 500, undefined],
    ["ratelimited", 429, 30_000],
    ["<html>", 502, undefined],
  ])("%j (%i) is tried again", (body, status, after) => {
    const error = body.startsWith("<") ? `http_${status}` : body;
    expect(slackOutcome(answer(status, body, after))).toEqual({
      result: "retry",
      error,
      peerDown: true,
      ...(after !== undefined && { after }),
    });
  });

  it("ok is taken, and names nobody whatever it quotes", () => {
    expect(slackOutcome(answer(200, "ok"))).toEqual({ result: "sent" });
    expect(slackOutcome(answer(400, "no user ada@analytical.example"))).toEqual({
      result: "dead",
      error: "http_400",
    });
  });
});

describe("the answer of Slack's Web API", () => {
  const refused = (error: string) => ({ ok: false, error, status: 200, retryAfter: undefined });

  it.each([
    "invalid_auth",
    "token_revoked",
    "missing_scope",
    "invalid_client_id",
    "bad_client_secret",
    "access_denied",
    "ekm_access_denied",
    "enterprise_is_restricted",
    "not_allowed_token_type",
    "two_factor_setup_required",
    "restricted_action",
    "restricted_action_thread_locked",
  ])("%s is a fault of the connection: it pauses the channel, whatever was sent", (error) => {
    expect(postOutcome(refused(error))).toEqual({ result: "paused", error });
    expect(changeOutcome(refused(error))).toEqual({ result: "paused", error });
  });

  it.each(["msg_too_long", "invalid_blocks", "no_text"])("%s is the message's own", (error) => {
    expect(postOutcome(refused(error))).toEqual({ result: "dead", error });
  });
});

describe("Meta's answer", () => {
  const error = (code: unknown, more: Record<string, unknown> = {}) =>
    JSON.stringify({
      error: { message: "about ada@analytical.example", type: "OAuthException", code, ...more },
    });

  it.each([
    [400, error(190), { result: "paused", error: "meta_190" }],
    [401, error(190, { error_subcode: 463 }), { result: "paused", error: "meta_190_463" }],
    [400, error(10), { result: "paused", error: "meta_10" }],
    [400, error(102), { result: "paused", error: "meta_102" }],
    // A pixel that is not there, or not shown to the token, is no message's fault.
    [
      400,
      error(100, { error_subcode: 33, type: "GraphMethodException" }),
      { result: "paused", error: "meta_100_33" },
    ],
    [404, error(803), { result: "paused", error: "meta_803" }],
    [400, error(803, { error_subcode: 1 }), { result: "paused", error: "meta_803_1" }],
    [400, error(3), { result: "paused", error: "meta_3" }],
    [400, error(104), { result: "paused", error: "meta_104" }],
    [400, error(2635), { result: "paused", error: "meta_2635" }],
    [403, error(200), { result: "paused", error: "meta_200" }],
    [403, error(299), { result: "paused", error: "meta_299" }],
    [400, error(300), { result: "dead", error: "meta_300" }],
    [400, error(100, { error_subcode: 2804050 }), { result: "dead", error: "meta_100_2804050" }],
    // What Meta calls passing passes, whatever its code and status.
    [400, error(100, { is_transient: true }), { result: "retry", error: "meta_100", peerDown: true }],
    [400, error(100, { is_transient: false }), { result: "dead", error: "meta_100" }],
    [500, error(100), { result: "retry", error: "meta_100", peerDown: true }],
    // A body that is not Meta's leaves the status.
    [400, error("190"), { result: "dead", error: "http_400" }],
    [400, '{"error":null}', { result: "dead", error: "http_400" }],
    [401, "<html>", { result: "paused", error: "http_401" }],
    [503, "", { result: "retry", error: "http_503", peerDown: true }],
    [200, error(190), { result: "sent" }],
    [299, "", { result: "sent" }],
    [300, error(190), { result: "paused", error: "meta_190" }],
  ])("%i %s", (status, body, expected) => {
    expect(metaOutcome(answer(status, body))).toEqual(expected);
  });

  it.each([1, 2, 4, 17, 32, 341, 368, 613, 80_004])("code %i passes, also under status 400", (code) => {
    expect(metaOutcome(answer(400, error(code)))).toEqual({
      result: "retry",
      error: `meta_${code}`,
      peerDown: true,
    });
  });

  it("is waited for as long as it asks, also with its own code", () => {
    expect(metaOutcome(answer(400, error(4), 90_000))).toMatchObject({ result: "retry", after: 90_000 });
  });
});

describe("a status without a word", () => {
  it.each([
    [200, "sent"],
    [204, "sent"],
    [302, "retry"],
    [400, "dead"],
    [401, "paused"],
    [403, "dead"],
    [404, "dead"],
    [408, "retry"],
    [409, "dead"],
    [413, "dead"],
    [422, "dead"],
    [425, "retry"],
    [429, "retry"],
    [500, "retry"],
    [503, "retry"],
    [599, "retry"],
  ])("%i: %s", (status, result) => {
    expect(outcomeOfStatus(answer(status)).result).toBe(result);
  });
});

describe("Email Service's codes", () => {
  it.each([
    ["E_RATE_LIMIT_EXCEEDED", "retry"],
    ["E_DAILY_LIMIT_EXCEEDED", "waits"],
    ["E_INTERNAL_SERVER_ERROR", "retry"],
    ["E_SENDER_NOT_VERIFIED", "paused"],
    ["E_SENDER_DOMAIN_NOT_AVAILABLE", "paused"],
    // What every stranger's address is told while the sending domain is not onboarded.
    ["E_RECIPIENT_NOT_ALLOWED", "paused"],
    ["E_RECIPIENT_SUPPRESSED", "dead"],
    ["E_VALIDATION_ERROR", "dead"],
    ["E_FIELD_MISSING", "dead"],
    ["E_TOO_MANY_RECIPIENTS", "dead"],
    ["E_CONTENT_TOO_LARGE", "dead"],
    ["E_HEADER_NOT_ALLOWED", "dead"],
    ["E_HEADER_USE_API_FIELD", "dead"],
    ["E_HEADER_VALUE_INVALID", "dead"],
    ["E_HEADER_VALUE_TOO_LONG", "dead"],
    ["E_HEADER_NAME_INVALID", "dead"],
    ["E_HEADERS_TOO_LARGE", "dead"],
    ["E_HEADERS_TOO_MANY", "dead"],
  ])("%s: %s", (code, result) => {
    expect(emailOutcome(mailError(code), NOW)).toMatchObject({ result, error: code });
  });

  it("a limit on the rate or a fault of theirs holds every e-mail up, and a code new to us its own alone", () => {
    for (const code of ["E_RATE_LIMIT_EXCEEDED", "E_INTERNAL_SERVER_ERROR"]) {
      expect(emailOutcome(mailError(code), NOW)).toEqual({ result: "retry", error: code, peerDown: true });
    }
    const unknown = "E_DELIVERY_FAILED";
    expect(emailOutcome(mailError(unknown), NOW)).toEqual({ result: "retry", error: unknown });
  });

  it.each([
    ["2026-11-21T00:00:00Z", DAY_MS],
    ["2026-11-21T18:30:00Z", 5.5 * 3_600_000],
    ["2026-11-21T23:59:59.999Z", 1],
  ])("the daily limit reached at %s holds every e-mail up until midnight UTC", (at, after) => {
    const code = "E_DAILY_LIMIT_EXCEEDED";
    expect(emailOutcome(mailError(code), Date.parse(at))).toEqual({
      result: "waits",
      error: code,
      until: Date.parse(at) + after,
      peerDown: true,
    });
  });

  it("a call that took too long is named so", () => {
    const late = new DOMException("The operation timed out.", "TimeoutError");
    expect(emailOutcome(late, NOW)).toEqual({ result: "retry", error: "timeout", peerDown: true });
  });

  it("a code that is none of theirs is not repeated, for it may quote a person", () => {
    for (const error of [mailError("ada@analytical.example"), new Error("no mailbox ada@"), "ada", null]) {
      expect(emailOutcome(error, NOW)).toEqual({ result: "retry", error: "email_failed", peerDown: true });
    }
  });
});
