export type ReplyEvent = { content: string } | { done: true; messageCount: number } | { error: string };

export type ReplyStream = {
  response: Response;
  send: (event: ReplyEvent) => void;
  close: () => void;
};

/**
 * A stream of server-sent events whose sender never waits for the reader: a visitor who leaves must not keep the reply
 * from being finished and stored. The reply's length bounds the buffer.
 */
export function replyStream(): ReplyStream {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  const ignore = () => {};
  writer.closed.catch(ignore);
  return {
    response: new Response(readable, {
      headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store" },
    }),
    send: (event) => {
      writer.write(encoder.encode(`data: ${JSON.stringify(event)}\n\n`)).catch(ignore);
    },
    close: () => {
      writer.close().catch(ignore);
    },
  };
}
