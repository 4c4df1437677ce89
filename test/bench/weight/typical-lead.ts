import { SAMPLE_VISITOR } from "#domain/funnel/answers/sample-visitor";
import type { Random } from "../../setup/random/random.ts";
import {
  COMPANIES,
  DOMAINS,
  FIRST_NAMES,
  FRUSTRATIONS,
  LAST_NAMES,
  NOTES,
  USER_AGENTS,
} from "../../tools/seed/people.ts";
import { QUIZ_ANSWERS } from "../../setup/quiz-body.ts";
import { staffCalls } from "../admin/admin-fixtures.ts";
import type { Call } from "../http-client.ts";
import { bookingCall } from "../public/public-cases.ts";
import { eventCall, factCall, initCall, post, progressCall, startQuizCall } from "../public/visitor-calls.ts";

const CHATS = 0.2;
/** Of 100,000 leads a day hardly more can be called. */
const WORKED = 0.25;
const STATUSES = [
  { leadStatus: "SQL" },
  { leadStatus: "Won", dealValue: 2400 },
  { leadStatus: "Lost", lostReason: "price" },
] as const;

/** All that a typical lead sends: it comes by an ad, leaves its address, and looks at its hub. */
export function typicalLead(random: Random, turn: number, bookingSecret: string): Call[] {
  const sessionId = crypto.randomUUID();
  const person = personOf(random, turn);
  const isAgreed = random.chance(0.7);
  const attribution = attributionOf(random);
  const consents = { emailConsent: isAgreed, adConsent: true };
  const visit = [
    ...(random.chance(CHATS)
      ? chatOf(sessionId, person, isAgreed, attribution)
      : quizOf(sessionId, { ...person, ...consents }, attribution)),
    ...(random.chance(0.7) ? hubOf(sessionId, random) : []),
    ...(random.chance(0.15) ? [bookingCall(bookingSecret, person)] : []),
    ...(random.chance(0.2) ? [requestOf(sessionId, random)] : []),
  ];
  const headers = browserOf(random, attribution.last.fbclid);
  return visit.map((call) => ({ ...call, headers: { ...call.headers, ...headers } }));
}

/** What staff do with a typical lead. */
export function staffWork(
  random: Random,
  { sessionId, id }: { sessionId: string; id: number },
  staff: Record<string, string>,
): Call[] {
  const { post: ask, patch } = staffCalls(staff);
  const outcome = random.pick(["no_answer", "voicemail", "reached"] as const);
  const call = { callId: crypto.randomUUID(), afterCall: null, outcome, note: random.pick(NOTES) };
  const next = { nextAction: "Send offer", nextActionAt: new Date(Date.now() + 86_400_000).toISOString() };
  const work: (readonly [share: number, Call])[] = [
    [1, ask(`/api/leads/${id}/claim`, {})],
    [0.8, ask(`/api/leads/${id}/calls`, call)],
    [0.4, patch(`/api/leads/${id}/next-action`, next)],
    [0.5, patch(`/api/assessment/${sessionId}/admin-notes`, { adminNotes: random.pick(NOTES) })],
    [0.8, patch(`/api/assessment/${sessionId}/lead-status`, random.pick(STATUSES))],
  ];
  if (!random.chance(WORKED)) return [];
  return work.flatMap(([share, one]) => (random.chance(share) ? [one] : []));
}

type Person = { name: string; email: string; businessUrl: string };
type Attribution = ReturnType<typeof attributionOf>;

function personOf(random: Random, turn: number): Person {
  const [first, last] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const mailbox = `${first}.${last}`
    .normalize("NFD")
    .replaceAll(/[^A-Za-z.]/g, "")
    .toLowerCase();
  return {
    name: `${first} ${last}`,
    email: `${mailbox}${turn}@${random.pick(DOMAINS)}`,
    businessUrl: `https://www.${random.pick(COMPANIES)}${turn}.example`,
  };
}

/** As the URL parameters of System Settings bring it, with a click id as long as Meta's are. */
function attributionOf(random: Random) {
  const ids = { campaign_id: 1, adset_id: 4, ad_id: 20 };
  const idOf = (of: number) => `1202${String(random.int(of)).padStart(14, "0")}`;
  const touch = (minutesAgo: number) => ({
    utm_source: "facebook",
    utm_medium: "paid",
    utm_campaign: "CA | Leads | Quiz | 2026 Q4",
    utm_content: "Video 3 - founder story - 9x16",
    utm_term: "Lookalike 2% - purchasers",
    campaign_id: idOf(ids.campaign_id),
    adset_id: idOf(ids.adset_id),
    ad_id: idOf(ids.ad_id),
    fbclid: textOf(random, 160),
    landingPath: "/",
    referrerHost: "l.facebook.com",
    at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  });
  const first = touch(2);
  return { first, last: random.chance(0.8) ? first : touch(1) };
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";

function textOf(random: Random, length: number): string {
  return Array.from({ length }, () => LETTERS[random.int(LETTERS.length)]).join("");
}

/** Each at an address of its own: numbers that come from one are no typical leads. */
function browserOf(random: Random, click: string): Record<string, string> {
  const at = Date.now();
  return {
    "cf-connecting-ip": `203.${random.int(256)}.${random.int(256)}.${random.int(256)}`,
    "user-agent": random.pick(USER_AGENTS),
    cookie: `_fbp=fb.1.${at}.${random.int(2_000_000_000)}; _fbc=fb.1.${at}.${click}`,
  };
}

function quizOf(sessionId: string, told: Person & Record<string, unknown>, attribution: Attribution): Call[] {
  return [
    { ...startQuizCall(sessionId), json: { sessionId, attribution } },
    post("/api/consent", { sessionId, ads: true }),
    eventCall(sessionId, "QuizStarted"),
    ...[1, 2, 3, 4].map((question) => eventCall(sessionId, `QuizQuestion${question}`)),
    progressCall(sessionId, 6),
    post("/api/assessment/submit", {
      sessionId,
      answers: QUIZ_ANSWERS,
      ...told,
      assessmentType: "quiz",
      score: 0,
      offerTier: 1,
      leadScore: 0,
      attribution,
    }),
  ];
}

function chatOf(sessionId: string, person: Person, isAgreed: boolean, attribution: Attribution): Call[] {
  const facts = { ...FACTS, ...person };
  return [
    { ...initCall(sessionId), json: { sessionId, message: "Hi!", attribution } },
    post("/api/consent", { sessionId, ads: true }),
    eventCall(sessionId, "ChatStarted"),
    ...Object.entries(facts).map(([field, value]) => factCall(sessionId, field, value)),
    post("/api/chat/analyze", { sessionId }),
    post("/api/assessment/complete", { sessionId, adConsent: true }),
    ...(isAgreed ? [post("/api/assessment/email-consent", { sessionId, emailConsent: true })] : []),
  ];
}

const FACTS = { ...SAMPLE_VISITOR.answers, frustration: FRUSTRATIONS[0] };

function hubOf(sessionId: string, random: Random): Call[] {
  return [
    { method: "GET", path: `/api/hub/${sessionId}` },
    eventCall(sessionId, "HubPageView", { tier: 4 }),
    post("/api/assessment/track-booking-view", { sessionId }),
    ...(random.chance(0.5)
      ? [post("/api/assessment/track-booking-click", { sessionId, source: "strategy_hub" })]
      : []),
  ];
}

function requestOf(sessionId: string, random: Random): Call {
  const phone = `+1403${String(2_000_000 + random.int(7_999_999))}`;
  return post("/api/assessment/request-call", { sessionId, phone, callConsent: true });
}
