import { expect, test, vi } from "vitest";
import { ReplyError, type Reply } from "../../../../web/features/funnel/chat/conversation/request-reply.ts";
import { deliverMessage } from "../../../../web/features/funnel/chat/conversation/use-sender.ts";
import { ApiError } from "../../../../web/lib/api-error.ts";

const message = {
  sessionId: "6f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f",
  messageId: "0b0e7a52-3a47-4d0e-8f36-0a4f1a4f7a11",
  text: "Hi",
};
const whole = (content: string, messageCount = 1): Reply => ({ content, isWhole: true, messageCount });
const cut = (content: string): Reply => ({ content, isWhole: false, messageCount: null });
const refusal = (status: number, code: string) =>
  new ApiError({ status, statusText: "", headers: new Headers() }, JSON.stringify({ code, message: code }));

/** Delivers against attempts that end one after the other; gives the text as it is shown at the end. */
async function deliver(...attempts: (Reply | Error)[]) {
  let shown = "";
  const waits: number[] = [];
  const request = vi.fn(async (_message: typeof message, onContent: (content: string) => void) => {
    const next = attempts.shift();
    if (!next) throw new Error("One attempt too many");
    if (next instanceof Error) throw next;
    onContent(next.content);
    return next;
  });
  const counted = await deliverMessage(
    message,
    {
      onContent: (content) => {
        shown += content;
      },
      onRestart: () => {
        shown = "";
      },
    },
    {
      request,
      wait: async (delay) => {
        waits.push(delay);
      },
    },
  );
  return { shown, counted, waits, tries: request.mock.calls.map(([sent]) => sent) };
}

test("a whole reply is one request", async () => {
  const { shown, counted, tries } = await deliver(whole("Hello", 4));
  expect({ shown, counted, tries }).toEqual({ shown: "Hello", counted: 4, tries: [message] });
});

test("a reply that is still being written is waited for, under the same id", async () => {
  const busy = refusal(409, "reply_in_progress");
  const { shown, waits, tries } = await deliver(busy, busy, whole("Hello"));
  expect(shown).toBe("Hello");
  expect(waits).toHaveLength(2);
  expect(tries).toEqual([message, message, message]);
});

test("it is not waited for forever", async () => {
  const busy = refusal(409, "reply_in_progress");
  await expect(deliver(...Array.from({ length: 40 }, () => busy))).rejects.toBe(busy);
});

test("a stream that closes early is completed from what is stored", async () => {
  const { shown, counted, tries } = await deliver(cut("Hel"), whole("Hello, Ada", 2));
  expect({ shown, counted }).toEqual({ shown: "Hello, Ada", counted: 2 });
  expect(tries).toEqual([message, message]);
});

test.each([
  ["fails", new TypeError("network error")],
  ["is cut as well", cut("He")],
])("a stream that closed is the end of the reply when the second look %s", async (_what, second) => {
  const { shown, counted } = await deliver(cut("Hello"), second);
  expect({ shown, counted }).toEqual({ shown: "Hello", counted: null });
});

test("a stream that closes empty is an error", async () => {
  await expect(deliver(cut(""))).rejects.toThrow(ReplyError);
});

test.each([refusal(429, "chat_limit"), refusal(410, "gone"), new TypeError("Failed to fetch")])(
  "%s is not tried again by itself",
  async (error) => {
    await expect(deliver(error, whole("Hello"))).rejects.toBe(error);
  },
);
