import { chat } from "#domain/content/sample/chat";
import { chatStatus, limitBanner } from "#domain/funnel/chat/chat";
import { expect, test } from "vitest";

test.each([
  [0, false, false, null],
  [14, false, false, null],
  [15, true, false, "Just a heads up - we’re approaching the chat limit. What else can I help you with?"],
  [17, true, false, "Just a heads up - we’re approaching the chat limit. What else can I help you with?"],
  [18, true, false, "Close to chat limit (18/20 messages). We’d love to continue on a strategy call!"],
  [19, true, false, "Close to chat limit (19/20 messages). We’d love to continue on a strategy call!"],
  [
    20,
    true,
    true,
    "Chat limit reached (20/20 messages). Please book a strategy call to continue the conversation.",
  ],
])("after %i messages: near %s, at the limit %s", (messageCount, isNearLimit, isAtLimit, banner) => {
  expect(chatStatus(messageCount)).toEqual({ messageCount, isNearLimit, isAtLimit });
  expect(limitBanner(messageCount, chat.limit)).toBe(banner);
});
