import { Hono } from "hono";

const WORDS = "What a reply of a dozen words looks like while it is streaming.".match(/\S+\s*/g) ?? [];

type Bindings = { DB: D1Database; MODEL_URL: string };

/**
 * What everything is compared with: the same framework on the same runtime, which reads a JSON body
 * where there is one and answers with a small JSON. It asks its database for nothing, and that as
 * often as `x-bench-trips` says: never unless it is there.
 */
const app = new Hono<{ Bindings: Bindings }>()
  .get("/stream", (c) => c.body(streamOf(WORDS), 200, { "Content-Type": "text/event-stream" }))
  .post("/relay", async (c) => {
    const { body, headers } = c.req.raw;
    const answer = await fetch(c.env.MODEL_URL, { method: "POST", body, headers });
    return new Response(answer.body, { headers: { "Content-Type": "text/event-stream" } });
  })
  .all("*", async (c) => {
    const body: unknown = c.req.header("content-type") ? await c.req.json() : null;
    const db = c.env.DB.withSession("first-primary");
    for (let trips = Number(c.req.header("x-bench-trips") ?? 0); trips > 0; trips--) {
      await db.prepare("select 1").all();
    }
    return c.json({ ok: body !== undefined, id: "4f1c1a0e-5a0f-4a57-9d0e-2f5f0a6b7c8d", tier: 4, score: 45 });
  });

function streamOf(words: readonly string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const content of words) {
        controller.enqueue(encoder.encode(`data: ${JSON.stringify({ content })}\n\n`));
      }
      controller.close();
    },
  });
}

// The runtime takes a Worker from the default export.
// oxlint-disable-next-line import/no-default-export
export default app;
