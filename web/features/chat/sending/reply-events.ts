import * as z from "zod/mini";

const replyEventSchema = z.object({
  content: z.optional(z.string()),
  done: z.optional(z.boolean()),
  messageCount: z.optional(z.int()),
  error: z.optional(z.string()),
});

export type ReplyEvent = z.infer<typeof replyEventSchema>;

const FIELD = "data:";

/**
 * The events of a reply in order, wherever its bytes were split in transit. Lines that are not `data:` lines of ours
 * are skipped; a last line without a line break counts if the stream ends there.
 */
export async function* replyEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ReplyEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (let isOver = false; !isOver;) {
      const { done, value } = await reader.read();
      isOver = done;
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split(/\r\n|\r|\n/);
      rest = isOver ? "" : (lines.pop() ?? "");
      for (const line of lines) yield* eventOf(line);
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function* eventOf(line: string): Generator<ReplyEvent> {
  if (!line.startsWith(FIELD)) return;
  const parsed = replyEventSchema.safeParse(jsonOf(line.slice(FIELD.length)));
  if (parsed.success) yield parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
