import { questionFor } from "#domain/funnel/interview/interview-questions";
import { describe, expect, test } from "vitest";
import {
  chatReducer,
  openChat,
  type ChatAction,
  type ChatState,
} from "../../../../web/features/funnel/chat/chat-state.ts";
import { ASKS } from "../../../setup/content/interview-words.ts";

const GREETING = "Hi!";
const SAID = { greeting: GREETING, question: questionFor(ASKS, "businessType") };
const sessionId = "6f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f";
const fresh = openChat({ sessionId, prompt: null, saved: null, last: null }, SAID);
const saved = {
  sessionId,
  messages: [
    { role: "assistant" as const, content: "Hi!" },
    { role: "user" as const, content: "an agency", messageId: "a" },
    { role: "assistant" as const, content: "Thanks" },
  ],
  collectedData: { businessType: "clients" },
  progress: 9,
  timestamp: 0,
};
const resumed = openChat({ sessionId, prompt: null, saved, last: null }, SAID);
const after = (state: ChatState, ...actions: ChatAction[]) => actions.reduce(chatReducer, state);
const analysed = (look: number, adSpend: string, corrections = 0): ChatAction => ({
  type: "analysed",
  look,
  corrections,
  collected: { adSpend },
  sources: {},
});

test("a new chat opens with the greeting and its question, a saved one with what was kept", () => {
  expect(fresh.transcript.messages).toEqual([
    { role: "assistant", messageId: null, content: GREETING },
    { role: "assistant", messageId: null, content: questionFor(ASKS, "businessType") },
  ]);
  expect(fresh.isStale).toBe(false);
  expect(resumed.transcript.messages).toHaveLength(3);
  expect(resumed).toMatchObject({ isStale: true, collected: { businessType: "clients" }, sources: null });
});

test("a chat that was completed before opens at its result, and fetches the rest of its facts", () => {
  const last = {
    sessionId,
    offerTier: 4,
    hubExpiresAt: "2026-03-01T00:00:00.000Z",
    answers: { q2_situation: "yo-yo" as const },
    timestamp: 0,
  };
  const state = openChat({ sessionId, prompt: null, saved: null, last }, SAID);
  expect(state).toMatchObject({
    phase: "completed",
    result: { offerTier: 4 },
    collected: { situation: "yo-yo" },
    transcript: { messages: [], writing: null },
    isResumed: true,
    isStale: true,
  });
  const stored = { messages: [], messageCount: 11, collected: { name: "Ada" }, completed: true };
  expect(after(state, { type: "rehydrated", ...stored })).toMatchObject({
    phase: "completed",
    collected: { name: "Ada" },
    transcript: { messages: [] },
  });
});

test("the count never falls", () => {
  const counted = after(fresh, { type: "counted", messageCount: 7 }, { type: "counted", messageCount: 3 });
  expect(counted.messageCount).toBe(7);
  expect(after(counted, { type: "limited" }).messageCount).toBe(20);
});

describe("the server's copy", () => {
  const stored = { messages: saved.messages, messageCount: 1, collected: {}, completed: false };

  test("replaces transcript and facts", () => {
    const state = after(resumed, { type: "rehydrated", ...stored, messages: saved.messages.slice(0, 1) });
    expect(state).toMatchObject({ isStale: false, collected: {}, messageCount: 1, syncedAt: 1 });
  });

  test("does not touch a reply that is being written", () => {
    const writing = after(fresh, {
      type: "transcript",
      change: { type: "sent", messageId: "b", text: "hm" },
    });
    expect(after(writing, { type: "rehydrated", ...stored }).transcript).toBe(writing.transcript);
  });

  test("of a completed chat has no messages: a resumed page shows none, an open one keeps its own", () => {
    const completed = { ...stored, messages: [], completed: true };
    expect(after(resumed, { type: "rehydrated", ...completed }).transcript.messages).toEqual([]);
    expect(after(fresh, { type: "rehydrated", ...completed }).transcript).toBe(fresh.transcript);
  });
});

describe("facts", () => {
  test("those that changed are marked", () => {
    const state = after(fresh, analysed(1, "100-300"), {
      type: "analysed",
      look: 2,
      corrections: 0,
      collected: { adSpend: "100-300", name: "Ada" },
      sources: {},
    });
    expect(state.changed).toEqual(["name"]);
    expect(after(state, analysed(3, "3000-plus")).changed).toEqual(["adSpend"]);
  });

  test("what a message replaced is kept, until it is corrected by hand", () => {
    const said = (look: number, adSpend: string): ChatAction => ({
      type: "analysed",
      look,
      corrections: 0,
      collected: { adSpend },
      sources: { adSpend: { messageId: "a", quote: "no, wait" } },
    });
    const first = after(fresh, said(1, "100-300"));
    expect(first.former).toEqual({});
    const changed = after(first, said(2, "3000-plus"));
    expect(changed.former).toEqual({ adSpend: "100-300" });
    expect(after(changed, said(3, "3000-plus")).former).toEqual({ adSpend: "100-300" });
    const undone: ChatAction = { type: "corrected", collected: { adSpend: "100-300" }, sources: {} };
    expect(after(changed, undone).former).toEqual({});
    // Set by hand in another tab.
    expect(after(first, analysed(2, "under-100")).former).toEqual({});
  });

  test("an answer that was overtaken by a later one is passed over", () => {
    expect(after(fresh, analysed(2, "100-300"), analysed(1, "under-100")).collected.adSpend).toBe("100-300");
  });

  test("an answer that was overtaken by a correction brings another look instead", () => {
    const corrected = after(fresh, { type: "corrected", collected: { adSpend: "3000-plus" }, sources: {} });
    const state = after(corrected, analysed(1, "100-300", 0));
    expect(state.collected.adSpend).toBe("3000-plus");
    expect(state.looks).toBe(corrected.looks + 1);
  });
});

test("every finished reply calls for a look at the facts, a failed one does not", () => {
  const sent = { type: "transcript", change: { type: "sent", messageId: "b", text: "hm" } } as const;
  const finished = { type: "transcript", change: { type: "finished", messageId: "b" } } as const;
  const failed = { type: "transcript", change: { type: "failed", messageId: "b", failure: "no" } } as const;
  expect(after(fresh, sent, finished).looks).toBe(1);
  expect(after(fresh, sent, failed).looks).toBe(0);
});

test("of an erased chat nothing is left", () => {
  expect(after(resumed, { type: "gone" })).toMatchObject({
    phase: "gone",
    transcript: { messages: [] },
    collected: {},
  });
});
