import { CHAT_STATUS_POLL_MS } from "#domain/funnel/chat/chat";
import { CHAT_LINES } from "./conversation.ts";
import type { Call } from "../http-client.ts";
import {
  analyzeCall,
  eventCall,
  get,
  initCall,
  messageCall,
  post,
  progressCall,
  startQuizCall,
  submitCall,
} from "./visitor-calls.ts";

const QUIZ_STEPS = 8;
/** How long a chat is open; the site promises three minutes. */
const CHAT_MS = 4 * 60_000;

/** Every request to the Worker of a visitor who takes the quiz, reads the hub and clicks to book. */
export function quizJourney(sessionId: string): Call[] {
  return [
    get("/api/config"),
    startQuizCall(sessionId),
    eventCall(sessionId, "QuizStarted"),
    ...Array.from({ length: QUIZ_STEPS }, (_, step) => progressCall(sessionId, step + 1)),
    ...[1, 2, 3, 4].map((question) => eventCall(sessionId, `QuizQuestion${question}`)),
    submitCall(sessionId, { emailConsent: true, adConsent: true }),
    ...hubVisit(sessionId),
  ];
}

/** The same by way of the chat: a message for each answer, and the status asked all the while. */
export function chatJourney(sessionId: string): Call[] {
  const polls = Math.round(CHAT_MS / CHAT_STATUS_POLL_MS);
  return [
    get("/api/config"),
    initCall(sessionId),
    eventCall(sessionId, "ChatStarted"),
    ...CHAT_LINES.flatMap((line) => [messageCall(sessionId, line), analyzeCall(sessionId)]),
    ...Array.from({ length: polls }, () => get(`/api/chat/${sessionId}/status`)),
    post("/api/assessment/complete", { sessionId, adConsent: true }),
    post("/api/assessment/email-consent", { sessionId, emailConsent: true }),
    ...hubVisit(sessionId),
  ];
}

function hubVisit(sessionId: string): Call[] {
  return [
    get(`/hub/${sessionId}`),
    get("/api/config"),
    eventCall(sessionId, "HubPageView", { tier: 4 }),
    post("/api/assessment/track-booking-view", { sessionId }),
    eventCall(sessionId, "CalendarClick", { source: "strategy_hub" }),
    post("/api/assessment/track-booking-click", { sessionId, source: "strategy_hub" }),
  ];
}

/** A look around by staff: the list, a search, the board, the figures. */
export function staffVisit(headers: Record<string, string>): Call[] {
  const paths = [
    "/api/assessments",
    "/api/assessments?search=ada",
    "/api/pipeline",
    "/api/analytics?period=30d",
  ];
  return paths.map((path) => ({ method: "GET", path, headers }));
}
