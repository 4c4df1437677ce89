import { CHAT_LINES } from "../public/conversation.ts";
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
} from "../public/visitor-calls.ts";

/** Each visit is another person's: what is known of one is read with every further visit of theirs. */
const personOf = (sessionId: string) => {
  const digits = BigInt(`0x${sessionId.replaceAll("-", "")}`)
    .toString()
    .slice(-6);
  return { email: `visitor-${sessionId.slice(0, 8)}@example.com`, phone: `+14035${digits}` };
};

/** The acts of a visit that ask something of the server, in their order: by the quiz, then those of the chat alone. */
export const QUIZ_ACTS = {
  "looks around": () => [get("/api/config")],
  "starts the quiz": (id) => [startQuizCall(id)],
  "is reported to Meta": (id) => [eventCall(id, "QuizQuestion1")],
  "has answered": (id) => [progressCall(id, 4)],
  "agrees to ads": (id) => [post("/api/consent", { sessionId: id, ads: true })],
  "gives the form": (id) => [
    submitCall(id, { email: personOf(id).email, emailConsent: true, adConsent: true }),
  ],
  "opens the hub": (id) => [get(`/hub/${id}`), get("/api/config")],
  "has opened the hub": (id) => [eventCall(id, "HubPageView", { tier: 4 })],
  "reads the hub by the API": (id) => [get(`/api/hub/${id}`)],
  "sees the calendar": (id) => [post("/api/assessment/track-booking-view", { sessionId: id })],
  "clicks to book": (id) => [
    post("/api/assessment/track-booking-click", { sessionId: id, source: "strategy_hub" }),
  ],
  "asks for a call": (id) => [
    post("/api/assessment/request-call", { sessionId: id, phone: personOf(id).phone, callConsent: true }),
  ],
  "asks where the call stands": (id) => [get(`/api/assessment/${id}/call`)],
} satisfies Record<string, (sessionId: string) => Call[]>;

export const CHAT_ACTS = {
  "opens the chat": (id) => [initCall(id)],
  "writes a message": (id) => [messageCall(id, CHAT_LINES[0] ?? ""), analyzeCall(id)],
} satisfies Record<string, (sessionId: string) => Call[]>;

export type QuizAct = keyof typeof QUIZ_ACTS;
export type ChatAct = keyof typeof CHAT_ACTS;
