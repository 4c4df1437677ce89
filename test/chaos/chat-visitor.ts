import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import type { Random } from "../domain/funnel/interview/seeded-random.ts";
import { post } from "./post.ts";

const eventSchema = z.object({
  content: z.optional(z.string()),
  done: z.optional(z.boolean()),
  messageCount: z.optional(z.number()),
});
const statusSchema = z.object({ messageCount: z.number() });
const transcriptSchema = z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() }));

export type ChatMessage = { sessionId: string; message: string; messageId: string };

/** How a message ended: with its whole reply, or refused because the chat is full. */
export type Sent = { outcome: "counted"; reply: string; messageCount: number } | { outcome: "full" };

/** Sends a message as a browser does: again, under the same id, until it is answered whole or refused. */
export async function sayUntilAnswered(url: string, call: ChatMessage, random: Random): Promise<Sent> {
  for (;;) {
    const sent = await sayOnce(url, call).catch(() => null);
    if (sent) return sent;
    await sleep(20 + random.below(250));
  }
}

/** Sends a message once; null when it has to be sent again. Rejects when the connection breaks. */
export async function sayOnce(url: string, call: ChatMessage): Promise<Sent | null> {
  const answer = await post(url, "/api/chat/message", call);
  const body = await answer.text();
  if (answer.status === 429) return { outcome: "full" };
  if (answer.status === 409 || answer.status >= 500) return null;
  if (!answer.ok) throw new Error(`A message was refused with ${answer.status}: ${body}`);
  const events = body
    .split("\n\n")
    .filter((event) => event.startsWith("data: "))
    .map((event) => eventSchema.parse(JSON.parse(event.slice(6))));
  const end = events.find(({ done }) => done);
  if (end?.messageCount === undefined) return null;
  const reply = events.map(({ content = "" }) => content).join("");
  return { outcome: "counted", reply, messageCount: end.messageCount };
}

/** The count that the status tells; null while there is no answer. */
export async function statusCount(url: string, sessionId: string): Promise<number | null> {
  const answer = await fetch(new URL(`/api/chat/${sessionId}/status`, url)).catch(() => null);
  const said: unknown = await answer?.json().catch(() => null);
  return answer?.ok && said !== null ? statusSchema.parse(said).messageCount : null;
}

/** The conversation as staff read it. */
export async function transcript(url: string, sessionId: string, staff: Record<string, string>) {
  const answer = await fetch(new URL(`/api/assessments/${sessionId}/chat-messages`, url), { headers: staff });
  if (!answer.ok) throw new Error(`The transcript was not given: ${answer.status} ${await answer.text()}`);
  return transcriptSchema.parse(await answer.json());
}
