import type { VisitSteps } from "#domain/figures/steps/visit-steps";
import { CHAT_LINES } from "../public/conversation.ts";
import type { Call } from "../http-client.ts";
import {
  analyzeCall,
  eventCall,
  initCall,
  messageCall,
  post,
  progressCall,
  startQuizCall,
  submitCall,
} from "../public/visitor-calls.ts";

/** What a visit does that goes to the database. */
export const ACTS = [
  "start",
  "event",
  "answers",
  "consent",
  "submit",
  "chat",
  "message",
  "complete",
  "hub",
  "steps",
] as const;
export type Act = (typeof ACTS)[number];

type Visit = {
  what: string;
  aDay: number;
  acts: Partial<Record<Act, number>>;
  /** What reported more often when each answer was, and each ad event was stored. */
  before?: { answers: number };
};

const HUB = { hub: 1, steps: 2 };
const CHAT = { chat: 1, event: 2, message: CHAT_LINES.length, complete: 1, ...HUB };

/** The design's day (contract 19): 1,000,000 visitors, 300,000 starts, 100,000 leads. Everyone who starts is asked. */
export const VISITS: readonly Visit[] = [
  { what: "looks and goes", aDay: 700_000, acts: { steps: 1 } },
  {
    what: "leaves at question 4",
    aDay: 200_000,
    acts: { start: 1, consent: 1, event: 5, answers: 2, steps: 1 },
    before: { answers: 4 },
  },
  {
    what: "a lead by the quiz",
    aDay: 80_000,
    acts: { start: 1, consent: 1, event: 6, answers: 4, submit: 1, ...HUB },
    before: { answers: 8 },
  },
  { what: "a lead by the chat", aDay: 20_000, acts: { consent: 1, ...CHAT } },
];

export const LEADS_A_DAY = 100_000;

const STEPS: VisitSteps = {
  device: "phone",
  source: "facebook",
  stays: (["quiz_opened", "question_1", "question_2", "question_3", "question_4"] as const).map((step) => ({
    door: "quiz" as const,
    step,
    time: 9000,
  })),
  told: [],
};

type Told = readonly (readonly [Act, readonly Call[]])[];

const hub = (sessionId: string): Call[] => [
  eventCall(sessionId, "HubPageView", { tier: 4 }),
  post("/api/assessment/track-booking-view", { sessionId }),
  post("/api/assessment/track-booking-click", { sessionId, source: "strategy_hub" }),
];

/** Each act of the quiz once, in the order of a visit. */
export function quizActs(sessionId: string): Told {
  return [
    ["start", [startQuizCall(sessionId)]],
    ["consent", [post("/api/consent", { sessionId, ads: true })]],
    ["event", [eventCall(sessionId, "QuizQuestion1")]],
    ["answers", [progressCall(sessionId, 4)]],
    ["submit", [submitCall(sessionId, { emailConsent: true, adConsent: true })]],
    ["hub", hub(sessionId)],
    ["steps", [post("/api/steps", { ...STEPS })]],
  ];
}

/** Each act of the chat that the quiz has not. */
export function chatActs(sessionId: string): Told {
  return [
    ["chat", [initCall(sessionId)]],
    ...CHAT_LINES.map((line) => ["message", [messageCall(sessionId, line), analyzeCall(sessionId)]] as const),
    [
      "complete",
      [
        post("/api/assessment/complete", { sessionId, adConsent: true }),
        post("/api/assessment/email-consent", { sessionId, emailConsent: true }),
      ],
    ],
  ];
}
