import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  answeredCount,
  EMPTY_TRANSCRIPT,
  rehydrated,
  transcriptReducer,
  type Transcript,
  type TranscriptAction,
} from "../../../../web/features/funnel/chat/conversation/transcript.ts";

const after = (...actions: TranscriptAction[]): Transcript =>
  actions.reduce(transcriptReducer, EMPTY_TRANSCRIPT);

const sent = (messageId: string, text = `text of ${messageId}`): TranscriptAction => ({
  type: "sent",
  messageId,
  text,
});
const chunk = (messageId: string, content: string): TranscriptAction => ({
  type: "chunk",
  messageId,
  content,
});
const finished = (messageId: string): TranscriptAction => ({ type: "finished", messageId });
const failed = (messageId: string, failure = "Failed to send message"): TranscriptAction => ({
  type: "failed",
  messageId,
  failure,
});
const user = (messageId: string, failure: string | null = null) => ({
  role: "user",
  messageId,
  content: `text of ${messageId}`,
  failure,
});
const reply = (messageId: string, content: string) => ({ role: "assistant", messageId, content });

test("a message brings an empty reply at once, which fills and becomes one message", () => {
  expect(after(sent("a"))).toEqual({ messages: [user("a")], writing: { messageId: "a", content: "" } });
  expect(after(sent("a"), chunk("a", "Hel"), chunk("a", "lo")).writing?.content).toBe("Hello");
  expect(after(sent("a"), chunk("a", "Hello"), finished("a"))).toEqual({
    messages: [user("a"), reply("a", "Hello")],
    writing: null,
  });
});

test("on an error the begun reply goes, and the text stays with the reason", () => {
  expect(after(sent("a"), chunk("a", "Hel"), failed("a", "Too bad"))).toEqual({
    messages: [user("a", "Too bad")],
    writing: null,
  });
});

test("tried again, a message moves to the end and loses its reason", () => {
  const transcript = after(sent("a"), failed("a"), sent("b"), chunk("b", "Yes"), finished("b"), sent("a"));
  expect(transcript.messages).toEqual([user("b"), reply("b", "Yes"), user("a")]);
  expect(transcript.writing).toEqual({ messageId: "a", content: "" });
});

test("while a reply is being written no other one begins", () => {
  expect(after(sent("a"), sent("b"))).toEqual(after(sent("a")));
});

test("what comes late changes nothing", () => {
  const transcript = after(sent("a"), failed("a"));
  for (const late of [chunk("a", "x"), finished("a"), failed("a", "other")]) {
    expect(transcriptReducer(transcript, late)).toBe(transcript);
  }
});

test("a restarted reply begins anew", () => {
  const again: TranscriptAction = { type: "restarted", messageId: "a" };
  expect(after(sent("a"), chunk("a", "Hal"), again, chunk("a", "Hello")).writing?.content).toBe("Hello");
});

test("only a message without its reply can be withdrawn", () => {
  const withdrawn: TranscriptAction = { type: "withdrawn", messageId: "a" };
  expect(after(sent("a"), failed("a"), withdrawn).messages).toEqual([]);
  expect(after(sent("a"), chunk("a", "Yes"), finished("a"), withdrawn).messages).toHaveLength(2);
});

test("whatever happens in whatever order, no text is lost and no reply is half", () => {
  const ids = fc.constantFrom("a", "b", "c");
  const action = fc.oneof(
    ids.map((id) => sent(id)),
    ids.map((id) => chunk(id, "x")),
    ids.map(finished),
    ids.map((id) => failed(id)),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      let transcript = EMPTY_TRANSCRIPT;
      const begun = new Set<string>();
      for (const one of actions) {
        const isNew = !transcript.messages.some((message) => message.messageId === one.messageId);
        // A message is sent again only after it has failed: its id is new or it has no reply.
        const hasReply = transcript.messages.some(
          (message) => message.role === "assistant" && message.messageId === one.messageId,
        );
        if (one.type === "sent" && hasReply) continue;
        if (one.type === "sent" && isNew && !transcript.writing) begun.add(one.messageId);
        transcript = transcriptReducer(transcript, one);
      }
      const own = transcript.messages.filter(({ role }) => role === "user");
      expect(own.map(({ messageId }) => messageId).toSorted()).toEqual([...begun].toSorted());
      for (const message of own) {
        const replies = transcript.messages.filter(
          ({ role, messageId }) => role === "assistant" && messageId === message.messageId,
        );
        const isOpen = transcript.writing?.messageId === message.messageId;
        const isFailed = message.role === "user" && message.failure !== null;
        expect([replies.length === 1, isOpen, isFailed].filter(Boolean)).toHaveLength(1);
      }
    }),
  );
});

describe("the server's copy", () => {
  const stored = [
    { role: "assistant" as const, content: "Hi!" },
    { role: "user" as const, content: "text of a", messageId: "a" },
    { role: "assistant" as const, content: "Yes" },
  ];
  const greeting = { role: "assistant", messageId: null, content: "Hi!" };

  test("replaces what is here", () => {
    const local = after(sent("a"), chunk("a", "Ye"), finished("a")).messages;
    expect(rehydrated(stored, local)).toEqual({
      messages: [greeting, user("a"), reply("a", "Yes")],
      writing: null,
    });
  });

  test("heals a message that failed here and was answered there", () => {
    expect(rehydrated(stored, after(sent("a"), failed("a")).messages).messages).toEqual([
      greeting,
      user("a"),
      reply("a", "Yes"),
    ]);
  });

  test("keeps what it does not have, to be tried again", () => {
    const local = [...rehydrated(stored, []).messages, ...after(sent("b")).messages];
    expect(rehydrated(stored, local).messages.at(-1)).toEqual(user("b", ""));
  });

  test("two replies have two keys, whether ids came along or not", () => {
    const without = stored.map(({ role, content }) => ({ role, content }));
    const { messages } = rehydrated([...without, { role: "user", content: "b" }, ...without.slice(2)], []);
    const keys = messages.map(({ role, messageId }) => `${role} ${messageId}`);
    expect(new Set(keys).size).toBe(messages.length);
  });
});

test("counts the messages that have their reply", () => {
  const transcript = after(sent("a"), chunk("a", "Yes"), finished("a"), sent("b"), failed("b"), sent("c"));
  expect(answeredCount(transcript.messages)).toBe(1);
});
