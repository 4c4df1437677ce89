import { questionFor } from "#domain/funnel/interview/interview-questions";
import { env } from "cloudflare:workers";
import * as z from "zod/mini";
import { api } from "../setup/api.ts";
import { ASKS } from "../setup/content/interview-words.ts";

const eventSchema = z.union([
  z.object({ content: z.string() }),
  z.object({ done: z.literal(true), messageCount: z.number() }),
  z.object({ error: z.string() }),
]);
export type ChatEvent = z.infer<typeof eventSchema>;

export type Said = {
  status: number;
  events: ChatEvent[];
  /** The reply as the visitor read it. */
  text: string;
  /** The count that came with `done`; null when the reply failed. */
  messageCount: number | null;
  error: string | null;
  /** The error body of an answer that is no stream. */
  body: unknown;
};

/** Sends a message as the browser does and reads the answer to its end. */
export async function say(
  sessionId: string,
  message: string,
  options: { messageId?: string; vars?: Partial<Env> } = {},
): Promise<Said> {
  const { messageId, vars } = options;
  const response = await api("/api/chat/message", {
    json: { sessionId, message, ...(messageId && { messageId }) },
    ...(vars && { vars }),
  });
  const type = response.headers.get("content-type") ?? "";
  if (!type.startsWith("text/event-stream")) {
    return {
      status: response.status,
      events: [],
      text: "",
      messageCount: null,
      error: null,
      body: await response.json(),
    };
  }
  const read = readEvents(await response.text());
  // What goes on after a reply would otherwise still write when the next test has begun.
  await chatObject(sessionId).analyze();
  return { status: response.status, body: null, ...read };
}

/** Every event is one `data: ` line of JSON and an empty line. */
export function readEvents(stream: string): Pick<Said, "events" | "text" | "messageCount" | "error"> {
  const events = stream
    .split("\n\n")
    .filter((part) => part !== "")
    .map((part) => eventSchema.parse(JSON.parse(part.replace(/^data: /, ""))));
  const text = events.map((event) => ("content" in event ? event.content : "")).join("");
  const last = events.at(-1);
  return {
    events,
    text,
    messageCount: last && "done" in last ? last.messageCount : null,
    error: last && "error" in last ? last.error : null,
  };
}

const initSchema = z.object({
  ok: z.literal(true),
  messageCount: z.number(),
  messages: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() })),
  collected: z.record(z.string(), z.string()),
  progress: z.number(),
  completed: z.boolean(),
});

export const GREETING = "Hi! Let's find out what's holding your Meta ads back.";

/** What an empty chat opens with; none of it counts. */
export const OPENING = [
  { role: "assistant", content: GREETING },
  { role: "assistant", content: questionFor(ASKS, "businessType") },
];

export async function init(sessionId: string, more: Record<string, unknown> = {}) {
  const response = await api("/api/chat/init", { json: { sessionId, message: GREETING, ...more } });
  return initSchema.parse(await response.json());
}

export async function status(sessionId: string): Promise<unknown> {
  return (await api(`/api/chat/${sessionId}/status`)).json();
}

const analysisSchema = z.object({
  collected: z.record(z.string(), z.string()),
  progress: z.number(),
  sources: z.record(z.string(), z.object({ messageId: z.string(), quote: z.string() })),
});

export async function analyze(sessionId: string) {
  const response = await api("/api/chat/analyze", { json: { sessionId } });
  return analysisSchema.parse(await response.json());
}

/** The visitor's own correction in the panel. */
export async function correct(sessionId: string, field: string, value: string | null) {
  const response = await api(`/api/chat/${sessionId}/collected`, { method: "PATCH", json: { field, value } });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

export function chatObject(sessionId: string) {
  return env.CHAT_SESSIONS.getByName(sessionId);
}
