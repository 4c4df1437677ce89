const DATA = new TextEncoder().encode("data:");
const [LINE_FEED, CARRIAGE_RETURN, SPACE, COLON] = [10, 13, 32, 58];

/**
 * The response without its empty `data:` lines, which some endpoints send to keep a stream open, and which the client
 * takes for broken JSON. Each becomes an empty comment of the same stream.
 */
export function withoutEmptyData(response: Response): Response {
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (!response.body || !isStream) return response;
  return new Response(response.body.pipeThrough(emptyDataFilter()), response);
}

/** Holds back the beginning of a line for as long as it may be an empty `data:` line. */
function emptyDataFilter(): TransformStream<Uint8Array, Uint8Array> {
  let held: number[] = [];
  let isLineStart = true;
  const next = (byte: number): number[] => {
    const isEnd = byte === LINE_FEED || byte === CARRIAGE_RETURN;
    const wanted = held.length < DATA.length ? DATA[held.length] : SPACE;
    if (isLineStart && byte === wanted) {
      held.push(byte);
      return [];
    }
    const before = isEnd && held.length >= DATA.length ? [COLON] : held;
    held = [];
    isLineStart = isEnd;
    return [...before, byte];
  };
  return new TransformStream({
    transform: (chunk, controller) => {
      const out = Uint8Array.from([...chunk].flatMap(next));
      if (out.length > 0) controller.enqueue(out);
    },
    flush: (controller) => controller.enqueue(Uint8Array.from(held)),
  });
}
