import { calendlySignature } from "../../fakes/booking/send-webhook.ts";
import { bookingUris, webhookBody } from "../../fakes/booking/booking.ts";
import type { BenchCase } from "../bench-case.ts";
import type { Call, HttpClient } from "../http-client.ts";
import {
  analyzeCall,
  eventCall,
  factCall,
  get,
  initCall,
  newChat,
  newFullChat,
  newLead,
  newQuiz,
  post,
  progressCall,
  startQuizCall,
  submitCall,
} from "./visitor-calls.ts";

/** What a visitor was promised of a call: how often the bare answer's time, and how many round trips. */
export type PublicCase = BenchCase & { most?: number; trips?: number };

const READ_MOST = 4;
const SUBMIT_MOST = 8;
/** Which content is live is asked for once in four seconds, by whatever reads it (contract 21). */
const LIVE_VERSION = 1;

type Made = (client: HttpClient) => Promise<string>;

/** What is made once a Worker and then read again and again. */
function once(make: Made): Made {
  const made = new WeakMap<HttpClient, Promise<string>>();
  return (client) => {
    const known = made.get(client) ?? make(client);
    made.set(client, known);
    return known;
  };
}

/** Every public call. `unsubscribeToken` is one of ours, `bookingSecret` the provider's. */
export function publicCases(unsubscribeToken: string, bookingSecret: string): PublicCase[] {
  return [
    ...reads(unsubscribeToken),
    ...quizCalls(),
    ...chatCalls(),
    ...leadCalls(unsubscribeToken, bookingSecret),
  ];
}

function reads(unsubscribeToken: string): PublicCase[] {
  const lead = once(newLead);
  const chat = once(newChat);
  const of = (make: Made, path: (sessionId: string) => string) => async (client: HttpClient) =>
    get(path(await make(client)));
  const read = (route: string, next: PublicCase["next"], trips: number): PublicCase => {
    return { ...call(route, next), trips, most: READ_MOST };
  };
  return [
    read("GET /api/health", () => get("/api/health"), 1),
    read("GET /api/config", () => get("/api/config"), 0),
    read("GET /api/tier-configs/:tier", () => get("/api/tier-configs/4"), 1),
    read("GET /api/plans/:plan/:tier", () => get("/api/plans/swings/4"), LIVE_VERSION),
    read(
      "GET /api/hub/:sessionId",
      of(lead, (id) => `/api/hub/${id}`),
      1,
    ),
    ...["/hub/:sessionId", "/hub/:sessionId/plan"].map((path) =>
      read(
        `GET ${path}`,
        of(lead, (id) => path.replace(":sessionId", id)),
        1 + LIVE_VERSION,
      ),
    ),
    read(
      "GET /api/hub/:sessionId/export",
      of(lead, (id) => `/api/hub/${id}/export`),
      1,
    ),
    read(
      "GET /api/chat/:sessionId/status",
      of(chat, (id) => `/api/chat/${id}/status`),
      1,
    ),
    read("GET /api/unsubscribe/:token", () => get(`/api/unsubscribe/${unsubscribeToken}`), LIVE_VERSION),
    read("GET /api/login", () => ({ ...get("/api/login"), status: 302 }), 0),
    read("GET /api/logout", () => ({ ...get("/api/logout"), status: 302 }), 0),
  ];
}

function quizCalls(): PublicCase[] {
  const submitted = once(newLead);
  const submit = { route: "POST /api/assessment/submit", most: SUBMIT_MOST };
  return [
    { name: "submit, first seen", ...submit, trips: 2, next: () => submitCall(crypto.randomUUID()) },
    {
      name: "submit of a quiz that was begun",
      ...submit,
      trips: 2,
      next: async (client) => submitCall(await newQuiz(client)),
    },
    {
      name: "submit, again",
      ...submit,
      trips: 1,
      next: async (client) => submitCall(await submitted(client)),
    },
    call("POST /api/assessment/track-quiz-start", () => startQuizCall(crypto.randomUUID())),
    call("POST /api/assessment/progress", async (client) => progressCall(await newQuiz(client), 5)),
    call("POST /api/events", async (client) => eventCall(await newQuiz(client), "QuizStarted")),
  ];
}

function chatCalls(): PublicCase[] {
  const chat = once(newChat);
  let turn = 0;
  const target = () => `$${(turn++ % 900) + 100}K a month`;
  return [
    call("POST /api/chat/init", () => initCall(crypto.randomUUID())),
    call("POST /api/chat/analyze", async (client) => analyzeCall(await chat(client))),
    call("PATCH /api/chat/:sessionId/collected", async (client) =>
      factCall(await chat(client), "targetRevenue", target()),
    ),
    {
      ...call("POST /api/assessment/complete", async (client) =>
        post("/api/assessment/complete", { sessionId: await newFullChat(client) }),
      ),
      most: SUBMIT_MOST,
    },
  ];
}

function leadCalls(unsubscribeToken: string, bookingSecret: string): PublicCase[] {
  const ofLead = (route: string, path: (sessionId: string) => string, body: Record<string, unknown> = {}) =>
    call(route, async (client) => {
      const sessionId = await newLead(client);
      return post(path(sessionId), { sessionId, ...body });
    });
  const plain = (path: string, body?: Record<string, unknown>) => ofLead(`POST ${path}`, () => path, body);
  return [
    plain("/api/assessment/email-consent", { emailConsent: true }),
    plain("/api/assessment/request-call", { phone: "+14035550123", callConsent: true }),
    ofLead("POST /api/assessment/:sessionId/withdraw-call", (id) => `/api/assessment/${id}/withdraw-call`),
    plain("/api/consent", { ads: true }),
    plain("/api/assessment/track-booking-view"),
    plain("/api/assessment/track-booked"),
    plain("/api/assessment/track-visit", {
      touch: { utm_source: "facebook", at: "2026-11-21T08:00:00.000Z" },
    }),
    plain("/api/assessment/track-booking-click", { source: "strategy_hub" }),
    ofLead("POST /api/hub/:sessionId/request-link", (id) => `/api/hub/${id}/request-link`),
    ofLead("POST /api/hub/:sessionId/erase", (id) => `/api/hub/${id}/erase`),
    call("POST /api/unsubscribe/:token", () => post(`/api/unsubscribe/${unsubscribeToken}`, {})),
    call("POST /api/booking/webhook/:provider", () => bookingCall(bookingSecret)),
  ];
}

function call(route: string, next: PublicCase["next"]): PublicCase {
  return { name: route, route, next };
}

const STRANGER = { name: "Grace Hopper", email: "grace@nobody.example" };

/** A call booked with Calendly, by somebody whom nobody knows unless another is given. */
export function bookingCall(secret: string, { name, email } = STRANGER): Call {
  const booking = {
    startTime: new Date(Date.now() + 86_400_000).toISOString(),
    name,
    email,
    timezone: "UTC",
    tracking: {},
  };
  const text = JSON.stringify(
    webhookBody("invitee.created", booking, bookingUris("https://calendly.example")),
  );
  const signature = calendlySignature(secret, Math.floor(Date.now() / 1000), text);
  return {
    method: "POST",
    path: "/api/booking/webhook/calendly",
    headers: { "calendly-webhook-signature": signature },
    text,
  };
}
