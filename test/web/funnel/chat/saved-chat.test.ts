import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  forgetDraft,
  keepDraft,
  readDraft,
} from "../../../../web/features/funnel/chat/conversation/chat-draft.ts";
import {
  forgetChat,
  readSavedChat,
  saveChat,
} from "../../../../web/features/funnel/chat/start/saved-chat.ts";
import {
  rehydrated,
  transcriptReducer,
} from "../../../../web/features/funnel/chat/conversation/transcript.ts";
import { stubLocalStorage } from "../../stub-local-storage.ts";

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 20);
const sessionId = "6f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f";
const messages = rehydrated(
  [
    { role: "assistant", content: "Hi!" },
    { role: "user", content: "my own business", messageId: "a" },
    { role: "assistant", content: "Thanks" },
  ],
  [],
).messages;
const chat = { sessionId, messages, collected: { businessType: "own-business" }, progress: 9 };

let kept: Map<string, string>;
beforeEach(() => {
  kept = stubLocalStorage();
  return () => {
    forgetChat();
    forgetDraft();
    vi.unstubAllGlobals();
  };
});

describe("saved progress", () => {
  test("has the spec's fields, and gives the transcript back", () => {
    saveChat(chat, now);
    const saved = readSavedChat(now);
    expect(saved).toEqual({
      sessionId,
      messages: [
        { role: "assistant", content: "Hi!" },
        { role: "user", content: "my own business", messageId: "a" },
        { role: "assistant", content: "Thanks" },
      ],
      collectedData: { businessType: "own-business" },
      progress: 9,
      timestamp: now,
    });
    expect(rehydrated(saved?.messages ?? [], []).messages).toEqual(messages);
  });

  test("seven days old is kept, older is discarded for good", () => {
    saveChat(chat, now);
    expect(readSavedChat(now + 7 * DAY)).not.toBeNull();
    expect(readSavedChat(now + 7 * DAY + 1)).toBeNull();
    expect(kept.size).toBe(0);
  });

  test("a message without its reply is kept under its id", () => {
    const sent = transcriptReducer({ messages, writing: null }, { type: "sent", messageId: "b", text: "hm" });
    saveChat({ ...chat, messages: sent.messages }, now);
    expect(readSavedChat(now)?.messages.at(-1)).toEqual({ role: "user", content: "hm", messageId: "b" });
  });

  test.each([
    ["no object", "5"],
    ["an unknown fact", JSON.stringify({ ...chat, collectedData: { shoeSize: "44" }, timestamp: now })],
    ["a progress over 100", JSON.stringify({ ...chat, collectedData: {}, progress: 101, timestamp: now })],
    [
      "another role",
      JSON.stringify({ sessionId, messages: [{ role: "system", content: "" }], timestamp: now }),
    ],
  ])("discards %s", (_what, text) => {
    kept.set("chat-progress", text);
    expect(readSavedChat(now)).toBeNull();
    expect(kept.size).toBe(0);
  });
});

describe("the draft", () => {
  test("belongs to its chat", () => {
    keepDraft(sessionId, "half a sen");
    expect(readDraft(sessionId)).toBe("half a sen");
    expect(readDraft("1f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f")).toBe("");
  });

  test("is gone when the input is empty", () => {
    keepDraft(sessionId, "half a sen");
    keepDraft(sessionId, "");
    expect(kept.size).toBe(0);
  });
});
