import { SAMPLE_VISITOR } from "#domain/funnel/answers/sample-visitor";
import { quizBody, QUIZ_ANSWERS } from "../../setup/quiz-body.ts";
import type { Call, HttpClient } from "../http-client.ts";

/** What the edge tells of a visitor, and what a browser does. */
export const VISITOR = {
  "cf-connecting-ip": "203.0.113.7",
  "user-agent":
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36",
};

const TOUCH = {
  utm_source: "meta",
  utm_medium: "paid",
  utm_campaign: "core-4",
  landingPath: "/",
  at: new Date().toISOString(),
};
const ATTRIBUTION = { first: TOUCH, last: TOUCH };
const GREETING = "Hi! Let's find out what's holding your Meta ads back.";

/** The eleven facts of an assessment, by the names of the chat. */
const { answers, ...visitor } = SAMPLE_VISITOR;
const FACTS = { ...answers, ...visitor };

export function get(path: string): Call {
  return { method: "GET", path, headers: VISITOR };
}

export function post(path: string, json: Record<string, unknown>): Call {
  return { method: "POST", path, headers: VISITOR, json };
}

export const startQuizCall = (sessionId: string) =>
  post("/api/assessment/track-quiz-start", { sessionId, attribution: ATTRIBUTION });

export const progressCall = (sessionId: string, answered: number) =>
  post("/api/assessment/progress", {
    sessionId,
    answers: Object.fromEntries(Object.entries(QUIZ_ANSWERS).slice(0, answered)),
  });

export const submitCall = (sessionId: string, changes: Record<string, unknown> = {}) =>
  post("/api/assessment/submit", { ...quizBody(changes), sessionId, attribution: ATTRIBUTION });

export const eventCall = (sessionId: string, name: string, params?: Record<string, unknown>) =>
  post("/api/events", { sessionId, name, eventId: crypto.randomUUID(), ...(params && { params }) });

export const initCall = (sessionId: string) =>
  post("/api/chat/init", { sessionId, message: GREETING, attribution: ATTRIBUTION });

export const messageCall = (sessionId: string, message: string) =>
  post("/api/chat/message", { sessionId, message, messageId: crypto.randomUUID() });

export const analyzeCall = (sessionId: string) => post("/api/chat/analyze", { sessionId });

export const factCall = (sessionId: string, field: string, value: string): Call => ({
  ...post(`/api/chat/${sessionId}/collected`, { field, value }),
  method: "PATCH",
});

/** A completed quiz; gives its session. */
export async function newLead(client: HttpClient): Promise<string> {
  const sessionId = crypto.randomUUID();
  await client.send(submitCall(sessionId));
  return sessionId;
}

/** A begun quiz; gives its session. */
export async function newQuiz(client: HttpClient): Promise<string> {
  const sessionId = crypto.randomUUID();
  await client.send(startQuizCall(sessionId));
  return sessionId;
}

/** A chat that was opened; gives its session. */
export async function newChat(client: HttpClient): Promise<string> {
  const sessionId = crypto.randomUUID();
  await client.send(initCall(sessionId));
  return sessionId;
}

/** A chat with all facts, not yet completed; gives its session. */
export async function newFullChat(client: HttpClient): Promise<string> {
  const sessionId = await newChat(client);
  for (const [field, value] of Object.entries(FACTS)) await client.send(factCall(sessionId, field, value));
  // The object writes through behind its answers; this waits for it.
  await client.send(analyzeCall(sessionId));
  return sessionId;
}
