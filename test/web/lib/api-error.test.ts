import { expect, test } from "vitest";
import { ApiError } from "../../../web/lib/api-error.ts";

const answer = (status: number, statusText: string, headers = {}) =>
  new Response(null, { status, statusText, headers });

test("its message is the status, a colon, a space and the body", () => {
  const body = '{"code":"hub_expired","message":"This strategy hub has expired."}';
  const error = new ApiError(answer(410, "Gone"), body);
  expect(error.message).toBe(`410: ${body}`);
  expect(error).toMatchObject({ status: 410, code: "hub_expired", reason: "This strategy hub has expired." });
});

test("an empty body leaves the status text", () => {
  expect(new ApiError(answer(502, "Bad Gateway"), "").message).toBe("502: Bad Gateway");
});

test.each(["<html>", "null", "[]", '"text"'])(
  "a body that is no error of ours still has a reason: %j",
  (body) => {
    const error = new ApiError(answer(500, "x"), body);
    expect(error.code).toBe("unknown");
    expect(error.reason).toMatch(/try again/i);
  },
);

test("the time to come back is in seconds", () => {
  expect(new ApiError(answer(429, "", { "retry-after": "12" }), "").retryAfter).toBe(12);
  expect(new ApiError(answer(429, ""), "").retryAfter).toBeNull();
});
