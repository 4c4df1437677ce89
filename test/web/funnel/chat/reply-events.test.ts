import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  replyEvents,
  requestReply,
  type ReplyEvent,
} from "../../../../web/features/funnel/chat/conversation/request-reply.ts";

const CONTENTS = ["Got it, ", "größer 💡 ", "\n", 'a "quoted" \\ line', "👩‍👩‍👧 done."];
const EVENTS: ReplyEvent[] = [...CONTENTS.map((content) => ({ content })), { done: true, messageCount: 3 }];
const WIRE = EVENTS.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
const BYTES = new TextEncoder().encode(WIRE);

function streamOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function read(body: ReadableStream<Uint8Array>): Promise<ReplyEvent[]> {
  const events: ReplyEvent[] = [];
  for await (const event of replyEvents(body)) events.push(event);
  return events;
}

const readText = (text: string) => read(streamOf(new TextEncoder().encode(text)));

test("cut in two at every byte, the events are the same", async () => {
  for (let at = 0; at <= BYTES.length; at++) {
    expect(await read(streamOf(BYTES.slice(0, at), BYTES.slice(at))), `cut at byte ${at}`).toEqual(EVENTS);
  }
});

test("byte by byte, the events are the same", async () => {
  expect(await read(streamOf(...Array.from(BYTES, (byte) => Uint8Array.of(byte))))).toEqual(EVENTS);
});

test("cut anywhere, any number of times, with empty chunks between", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(BYTES.length), { maxLength: 12 }), async (places) => {
      const cuts = [0, ...places.toSorted((a, b) => a - b), BYTES.length];
      const chunks = cuts.slice(1).map((end, index) => BYTES.slice(cuts[index], end));
      expect(await read(streamOf(...chunks))).toEqual(EVENTS);
    }),
  );
});

test("a stream that ends at any byte gives the events before it, and never half a one", async () => {
  for (let end = 0; end < BYTES.length; end++) {
    const events = await read(streamOf(BYTES.slice(0, end)));
    expect(events, `ended at byte ${end}`).toEqual(EVENTS.slice(0, events.length));
  }
});

describe("lines", () => {
  test.each([
    [
      "ends of lines of every kind",
      'data: {"content":"a"}\r\n\r\ndata: {"content":"b"}\rdata: {"done":true}\n',
    ],
    ["no space after the colon", 'data:{"content":"a"}\n\ndata:{"content":"b"}\n\ndata:{"done":true}\n\n'],
    [
      "comments, names and ids between",
      ': ping\nevent: x\ndata: {"content":"a"}\nid: 7\n\nretry: 5\ndata: {"content":"b"}\n\ndata: {"done":true}\n\n',
    ],
    ["no line break at the end", 'data: {"content":"a"}\n\ndata: {"content":"b"}\n\ndata: {"done":true}'],
    [
      "what is no event of ours",
      'data: [DONE]\ndata: 5\ndata: null\ndata: {"content":5}\ndata: {"content":"a"}\ndata: {\n' +
        'data: {"content":"b"}\n<html>\n{"content":"c"}\ndata: {"done":true}\n',
    ],
    ["a byte order mark", '\ufeffdata: {"content":"a"}\ndata: {"content":"b"}\ndata: {"done":true}\n'],
  ])("%s", async (_what, text) => {
    expect(await readText(text)).toEqual([{ content: "a" }, { content: "b" }, { done: true }]);
  });
});

test("an error is an event", async () => {
  expect(await readText('data: {"content":"a"}\n\ndata: {"error":"The reply was interrupted."}\n\n')).toEqual(
    [{ content: "a" }, { error: "The reply was interrupted." }],
  );
});

test("nothing is no event", async () => {
  expect(await readText("")).toEqual([]);
});

test("whoever stops reading ends the stream", async () => {
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: {"content":"x"}\n\n')),
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const event of replyEvents(endless)) {
    expect(event).toEqual({ content: "x" });
    break;
  }
  expect(isCancelled).toBe(true);
});

test("a connection that breaks throws what it threw, after the events before it", async () => {
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('data: {"content":"a"}\n\ndata: {"con'));
    },
    pull: (controller) => controller.error(new TypeError("network error")),
  });
  const events: ReplyEvent[] = [];
  const reading = (async () => {
    for await (const event of replyEvents(broken)) events.push(event);
  })();
  await expect(reading).rejects.toThrow("network error");
  expect(events).toEqual([{ content: "a" }]);
});

test.each([
  ["with its end", EVENTS, { isWhole: true, messageCount: 3 }],
  ["before its end", EVENTS.slice(0, -1), { isWhole: false, messageCount: null }],
])("a reply whose stream closes %s says so", async (_when, events, expected) => {
  const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
  vi.stubGlobal("fetch", async () => new Response(body));
  const message = { sessionId: crypto.randomUUID(), messageId: crypto.randomUUID(), text: "Hi" };
  const shown: string[] = [];
  const reply = await requestReply(message, (content) => shown.push(content)).finally(vi.unstubAllGlobals);
  expect(reply).toEqual({ content: CONTENTS.join(""), ...expected });
  expect(shown).toEqual(CONTENTS);
});
