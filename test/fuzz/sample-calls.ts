import { QUIZ_ANSWERS, quizBody } from "../setup/quiz-body.ts";

/** What a route takes: a good body and a good query, from which hostile ones are made. */
export type SampleCall = { body?: Record<string, unknown>; query?: Record<string, string> };

const LATER = "2027-11-21T10:00:00.000Z";
const FILTER = {
  search: "ada",
  tier: "4",
  leadStatus: "MQL",
  type: "quiz",
  from: "2026-01-01T00:00:00Z",
  to: LATER,
  leadsOnly: "true",
};
const PAGE = { sort: "dealValue", limit: "20", cursor: "5.3" };
const RULE = { questionId: "adSpend", answerValue: "300-1000", points: 7 };
const RANGE = { minScore: 0, maxScore: 15, targetTier: 1 };
const OVERRIDE = {
  name: "Small budgets",
  questionId: "adSpend",
  answerValue: "under-100",
  andQuestionId: "situation",
  andAnswerValue: "tried-failed",
  targetTier: 2,
  priority: 1,
  isActive: 1,
};
const TOUCH = {
  utm_source: "meta",
  utm_campaign: "core-4",
  ad_id: "120210000000000003",
  fbclid: "abc",
  landingPath: "/",
  at: LATER,
};
const SPEND_ROW = {
  day: "2026-11-21",
  campaignId: "120210000000000001",
  campaignName: "Prospecting",
  adsetId: "120210000000000002",
  adsetName: "Broad",
  adId: "120210000000000003",
  adName: "Video",
  currency: "USD",
  spend: 1234,
  impressions: 900,
  linkClicks: 12,
};
const VISIT = {
  sessionId: "",
  attribution: { first: TOUCH, last: TOUCH },
  adConsent: true,
  eventIds: { Lead: "00000000-0000-4000-8000-000000000001" },
};
const OFFER = {
  tier: 4,
  sortOrder: 4,
  title: "Your programme",
  name: "Scale",
  phase: "Phase 2",
  description: "What it is",
  features: ["One", "Two"],
  investment: "$5,000",
  discount: 10,
  pdfLink: "https://analytical.example/offer.pdf",
  isActive: 1,
};
const BOOKED = {
  event: "invitee.created",
  created_at: "2026-11-21T10:00:00.000000Z",
  payload: {
    uri: "https://api.calendly.com/scheduled_events/E1/invitees/I1",
    name: "Ada Lovelace",
    email: "ada@analytical.example",
    rescheduled: false,
    old_invitee: null,
    tracking: { utm_content: null },
    scheduled_event: { start_time: LATER },
  },
  // What Cal.com says of the same, so that one body goes far at both.
  triggerEvent: "BOOKING_CREATED",
  createdAt: "2026-11-21T10:00:00.000Z",
};

/** By the route's name. A route that is not here is fuzzed all the same, less deeply. */
export const SAMPLE_CALLS: Record<string, SampleCall> = {
  "POST /api/assessment/track-quiz-start": { body: VISIT },
  "POST /api/assessment/progress": { body: { sessionId: "", answers: QUIZ_ANSWERS } },
  "POST /api/assessment/submit": {
    body: { ...VISIT, ...quizBody(), emailConsent: true, company: "" },
  },
  "POST /api/assessment/complete": { body: VISIT },
  "POST /api/assessment/track-booking-click": { body: { sessionId: "", source: "quiz_results" } },
  "POST /api/assessment/track-booking-view": { body: { sessionId: "", source: "strategy_hub" } },
  "POST /api/assessment/track-booked": { body: { sessionId: "" } },
  "POST /api/assessment/track-visit": { body: { sessionId: "", touch: VISIT.attribution.last } },
  "POST /api/assessment/email-consent": { body: { sessionId: "", emailConsent: true } },
  "POST /api/assessment/request-call": {
    body: {
      sessionId: "",
      phone: "+1 403 555 0123",
      callConsent: true,
      timeZone: "America/Edmonton",
      eventIds: { Contact: "00000000-0000-4000-8000-000000000004" },
    },
  },
  "POST /api/consent": { body: { sessionId: "", ads: true } },
  "POST /api/events": {
    body: {
      sessionId: "",
      name: "CalendarClick",
      eventId: "00000000-0000-4000-8000-000000000002",
      params: { source: "strategy_hub" },
    },
  },
  "POST /api/steps": {
    body: {
      device: "phone",
      source: "facebook",
      resumed: { door: "quiz", step: "question_8" },
      stays: [{ door: "quiz", step: "form", time: 40_000, hasFailed: true, wentTo: "hub" }],
      told: [{ door: "quiz", step: "form", time: 12_000 }],
    },
  },
  "POST /api/page-failures": { body: { page: "quiz" } },
  "POST /api/chat/init": { body: { ...VISIT, message: "Hi! What do you sell?", rehydrate: true } },
  "POST /api/chat/message": {
    body: {
      sessionId: "",
      message: "$15k a month",
      messageId: "00000000-0000-4000-8000-000000000003",
    },
  },
  "POST /api/chat/analyze": { body: { sessionId: "" } },
  "PATCH /api/chat/:sessionId/collected": { body: { field: "name", value: "Ada Lovelace" } },
  "POST /api/booking/webhook/:provider": { body: BOOKED },
  "POST /api/bookings/:id/match": { body: { sessionId: "" } },
  "GET /api/bookings": { query: { unmatched: "true", assessmentId: "1" } },
  "GET /api/assessments": { query: { ...FILTER, ...PAGE } },
  "GET /api/assessments/summary": { query: FILTER },
  "GET /api/assessments/export.csv": { query: FILTER },
  "GET /api/pipeline": { query: { status: "MQL", limit: "20", cursor: "5.3" } },
  "GET /api/analytics": { query: { period: "7d", tz: "America/Edmonton" } },
  "GET /api/steps": {
    query: { from: "2026-11-01", to: "2026-11-21", door: "quiz", source: "facebook", device: "phone" },
  },
  "GET /api/deliveries": { query: { status: "dead", channel: "slack", cursor: "9" } },
  "GET /api/changes": { query: { after: "3" } },
  "GET /api/leads": { query: { ids: "3,4" } },
  "GET /api/audit": { query: { entity: "offer", entityId: "4", cursor: "9" } },
  "GET /api/slack/callback": { query: { code: "code", state: "state", error: "access_denied" } },
  "PATCH /api/assessment/:sessionId/admin-notes": { body: { adminNotes: "Call on Monday.\nAsk for Bob." } },
  "PATCH /api/assessment/:sessionId/lead-status": { body: { leadStatus: "Won", dealValue: 5000 } },
  "POST /api/assessment/:sessionId/undo-move": { body: { version: 2 } },
  "POST /api/leads/:id/claim": { body: { takeOver: true } },
  "POST /api/leads/:id/calls": {
    body: {
      callId: "00000000-0000-4000-8000-000000000004",
      afterCall: null,
      outcome: "no_answer",
      note: "Rang long.\nNobody there",
      nextAction: "Ask for Bob",
      nextActionAt: LATER,
    },
  },
  "PATCH /api/leads/:id/next-action": { body: { nextAction: "Send the plan", nextActionAt: LATER } },
  "PUT /api/leads/:id/phone": { body: { phone: "+1 403 555 0134", agreed: "mail", note: "At the fair" } },
  "POST /api/desk/hand-over": { body: { from: "ada@example.com", to: "grace@example.com" } },
  "POST /api/assessment/extend-expiry": { body: { sessionId: "", newExpiry: LATER } },
  "POST /api/tier-configs": { body: OFFER },
  "POST /api/scoring-rules": { body: RULE },
  "PUT /api/scoring-rules/:id": { body: RULE },
  "POST /api/score-ranges": { body: RANGE },
  "PUT /api/score-ranges/:id": { body: RANGE },
  "POST /api/override-rules": { body: OVERRIDE },
  "PUT /api/override-rules/:id": { body: OVERRIDE },
  "POST /api/scoring/trial": { body: { rules: [RULE], ranges: [RANGE], overrides: [OVERRIDE] } },
  "POST /api/scoring/recalculate": { body: { cursor: "0.0.1.1" } },
  "POST /api/system-settings": { body: { key: "hub_expiry_hours", value: "24", description: "Hours" } },
  "POST /api/ads/spend": { body: { importId: "00000000-0000-4000-8000-000000000002", rows: [SPEND_ROW] } },
  "POST /api/people/find": { body: { email: "ada@analytical.example" } },
  "POST /api/people/export": { body: { assessments: [1], bookings: [1] } },
  "POST /api/people/withdraw-consent": { body: { email: "ada@analytical.example" } },
  "POST /api/people/erase": { body: { assessments: [1], bookings: [] } },
  "POST /api/assessments/export": { body: { ids: [1, 2] } },
  "POST /api/assessments/erase": { body: { ids: [1, 2], exportedAt: 1 } },
  "POST /api/deliveries/resend": { body: { ids: [1, 2] } },
};
