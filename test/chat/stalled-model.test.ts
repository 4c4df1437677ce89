import { expect, it } from "vitest";
import { openaiAssistant } from "../../worker/chat/openai-assistant.ts";
import { tokenMeter } from "../../worker/chat/token-meter.ts";
import { FIRST_MESSAGE, MODEL_SETTINGS } from "./first-message.ts";
import { fakeModel, replyBytes, streamed } from "./fake-model.ts";

const PATIENCE = { first: 400, idle: 400, total: 1500 };

/** The reply, how it ended, and after how many milliseconds. */
async function answer() {
  const started = performance.now();
  let text = "";
  let error = "none";
  try {
    for await (const piece of openaiAssistant(MODEL_SETTINGS, tokenMeter(), PATIENCE).reply(FIRST_MESSAGE))
      text += piece;
  } catch (thrown) {
    error = thrown instanceof Error ? thrown.name : "unknown";
  }
  return { text, error, took: performance.now() - started };
}

function pieceByPiece(pieces: readonly string[], every: number): Response {
  let next = 0;
  return streamed(
    new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        await scheduler.wait(every);
        const piece = pieces[next++];
        controller.enqueue(piece === undefined ? replyBytes([]) : replyBytes([piece], null, false));
        if (piece === undefined) controller.close();
      },
    }),
  );
}

it("that never answers is given up", async () => {
  fakeModel(() => new Promise<Response>(() => {}));
  expect(await answer()).toMatchObject({ text: "", error: "TimedOut" });
});

it("that answers and never says a word is given up", async () => {
  fakeModel(() => streamed(new ReadableStream()));
  const given = await answer();
  expect(given).toMatchObject({ text: "", error: "TimedOut" });
  expect(given.took).toBeLessThan(1400);
});

it("that stops in the middle, its socket open, is given up", async () => {
  fakeModel(() =>
    streamed(
      new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(replyBytes(["Hello there."], null, false)),
      }),
    ),
  );
  expect(await answer()).toMatchObject({ text: "Hello there.", error: "TimedOut" });
});

it("that drips without end is given up when its time is over", async () => {
  fakeModel(() =>
    pieceByPiece(
      Array.from({ length: 100 }, () => "so "),
      30,
    ),
  );
  const given = await answer();
  expect(given.error).toBe("TimedOut");
  expect(given.took).toBeLessThan(4000);
});

it("that is slow but steady is heard to its end", async () => {
  fakeModel(() => pieceByPiece(["Well", " hello", " there."], 40));
  expect(await answer()).toMatchObject({ text: "Well hello there.", error: "none" });
});

it("is told to stop when it is given up", async () => {
  let stopped = false;
  fakeModel(() =>
    streamed(
      new ReadableStream<Uint8Array>({
        cancel: () => {
          stopped = true;
        },
      }),
    ),
  );
  await answer();
  await scheduler.wait(20);
  expect(stopped).toBe(true);
});
