import { expect, inject, it } from "vitest";
import { openaiAssistant } from "../../worker/chat/openai-assistant.ts";
import { tokenMeter } from "../../worker/chat/token-meter.ts";
import { FIRST_MESSAGE, MODEL_SETTINGS } from "./first-message.ts";
import { fakeModel, replyBytes, streamed } from "./fake-model.ts";

const REPLY = "Grüß dich 👋🏽, das klingt gut 👩‍💻! What's your name?";

/** Every so many bytes, and within every character of several: a prime, so that parts come at all places of an event. */
const ELSEWHERE = 37;

function isTried(bytes: Uint8Array, place: number): boolean {
  return inject("everyCase") || place % ELSEWHERE === 0 || (bytes[place] ?? 0) >= 0x80;
}

async function answer(): Promise<{ text: string; failed: boolean }> {
  let text = "";
  try {
    for await (const piece of openaiAssistant(MODEL_SETTINGS, tokenMeter()).reply(FIRST_MESSAGE))
      text += piece;
    return { text, failed: false };
  } catch {
    return { text, failed: true };
  }
}

/** The body in two pieces, so that every boundary also falls between two reads. */
function inTwo(bytes: Uint8Array, at: number, end: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes.slice(0, at));
      controller.enqueue(bytes.slice(at, end));
      controller.close();
    },
  });
}

it("a reply that arrives in two reads is the same wherever they part", async () => {
  const bytes = replyBytes([...REPLY]);
  const places = [...bytes.keys()].filter((place) => place > 0 && isTried(bytes, place));
  let at = 0;
  fakeModel(() => streamed(inTwo(bytes, at, bytes.length)));
  for (at of places) expect(await answer()).toEqual({ text: REPLY, failed: false });
});

it("a reply cut at any byte is whole or failed, and never has half a character in it", async () => {
  const pieces = REPLY.match(/.{1,5}/gsu) ?? [];
  const bytes = replyBytes(pieces);
  const finished = new TextDecoder().decode(bytes).indexOf('"finish_reason":"stop"');
  const finishedAt = new TextEncoder().encode(new TextDecoder().decode(bytes).slice(0, finished)).length;
  let end = 0;
  fakeModel(() => streamed(inTwo(bytes, Math.floor(end / 2), end)));
  for (; end <= bytes.length; end++) {
    // What says that a reply is whole is tried at each of its bytes.
    if (end < finishedAt && !isTried(bytes, end)) continue;
    const { text, failed } = await answer();
    expect(REPLY.startsWith(text)).toBe(true);
    expect(text).not.toContain("\ufffd");
    if (end <= finishedAt) expect(failed).toBe(true);
    if (!failed) expect(text).toBe(REPLY);
  }
  expect(await answer()).toEqual({ text: REPLY, failed: false });
});
