import { chat } from "#domain/content/sample/chat";
import { expect, test } from "vitest";
import { ReplyError } from "../../../../web/features/funnel/chat/conversation/request-reply.ts";
import { sendFailure } from "../../../../web/features/funnel/chat/conversation/use-sender.ts";
import { ApiError } from "../../../../web/lib/api-error.ts";

const answer = (status: number, body: string) =>
  new ApiError({ status, statusText: "", headers: new Headers() }, body);

test.each([
  [answer(429, '{"code":"chat_limit","message":"No more"}'), { kind: "limit", text: "No more" }],
  [answer(429, ""), { kind: "limit", text: "Message limit reached" }],
  [
    answer(429, '{"code":"rate_limited","message":"Too many requests."}'),
    { kind: "refused", text: "Failed to send message. Too many requests." },
  ],
  [answer(410, '{"code":"gone","message":"Deleted."}'), { kind: "gone", text: "Deleted." }],
  [
    answer(
      400,
      '{"code":"invalid_request","message":"No","issues":[{"path":"message","message":"Too long"}]}',
    ),
    { kind: "refused", text: "Failed to send message. Too long" },
  ],
  [answer(500, '{"code":"internal","message":"id 5"}'), { kind: "refused", text: "Failed to send message" }],
  [answer(502, "<html>"), { kind: "refused", text: "Failed to send message" }],
  [
    new ReplyError("No response body"),
    { kind: "refused", text: "The reply was interrupted. Please try again." },
  ],
])("%s", (error, expected) => {
  expect(sendFailure(error, true, chat.failures)).toEqual(expected);
});

test("a lost connection is told from being offline", () => {
  const lost = new TypeError("Failed to fetch");
  expect(sendFailure(lost, true, chat.failures)).toMatchObject({
    kind: "connection",
    text: expect.stringMatching(/^Failed to send/),
  });
  expect(sendFailure(lost, false, chat.failures)).toMatchObject({
    kind: "connection",
    text: expect.stringMatching(/^You’re offline/),
  });
});
