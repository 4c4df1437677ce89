/** A way in which a peer fails. `answer` may reject, as a broken connection does. */
export type Fault = { name: string; answer: () => Promise<Response> };

const bytes = (text: string) => new TextEncoder().encode(text);

/** A body that begins and then breaks or hangs. */
function brokenBody(end: "reset" | "stall"): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes('{"o'));
      if (end === "reset") controller.error(new TypeError("reset by peer"));
    },
  });
}

const answering = (name: string, status: number, body = "", headers: Record<string, string> = {}): Fault => ({
  name,
  answer: async () => new Response(body === "" ? null : body, { status, headers }),
});

const failing = (name: string, error: string): Fault => ({
  name,
  answer: () => Promise.reject(new TypeError(error)),
});

/** Faults that pass: the same call may go through later. */
export const PASSING_FAULTS: Fault[] = [
  failing("connection refused", "connect ECONNREFUSED"),
  failing("host not found", "getaddrinfo ENOTFOUND"),
  failing("reset before an answer", "read ECONNRESET"),
  { name: "no answer", answer: () => new Promise(() => {}) },
  answering("408", 408),
  answering("425", 425),
  answering("429 without Retry-After", 429, "ratelimited"),
  answering("429 with Retry-After", 429, "ratelimited", { "retry-after": "120" }),
  answering("500 with a page of text", 500, "x".repeat(100_000)),
  answering("500 with half a character", 500, "\ud83d"),
  {
    name: "500 and a reset within the body",
    answer: async () => new Response(brokenBody("reset"), { status: 500 }),
  },
  answering("503 with an empty body", 503),
  answering("503 with Retry-After", 503, "", { "retry-after": "600" }),
  answering("a redirect elsewhere", 302, "", { location: "https://evil.example/" }),
];

/** Answers whose status says that the call was taken, and whose body says nothing. */
export const TAKEN_FAULTS: Fault[] = [
  { name: "200 and a reset within the body", answer: async () => new Response(brokenBody("reset")) },
  { name: "200 and a body that stalls", answer: async () => new Response(brokenBody("stall")) },
  answering("200 and malformed JSON", 200, '{"ok":'),
  answering("200 and an endless line", 200, "x".repeat(200_000)),
  answering("204", 204),
];

/** Answers that say that this call will never do. */
export const FINAL_FAULTS: Fault[] = [
  answering("400", 400, "no sense"),
  answering("409", 409),
  answering("413", 413),
  answering("422 with malformed JSON", 422, '{"error":'),
];
