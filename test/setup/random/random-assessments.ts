import type { AssessmentType } from "#domain/leads/assessment-list";
import { BOOKING_STATES, type BookingState } from "#domain/booking/booking-status";
import type { CallOutcome } from "#domain/calls/call-outcomes";
import { LOST_REASONS, type LostReason } from "#domain/leads/lost-reason";
import type { LeadStatus } from "#domain/leads/pipeline";
import { env } from "cloudflare:workers";
import type { Random } from "./random.ts";

/** What the figures depend on of an assessment, as it is stored. Times in ms. */
export type RawAssessment = {
  id: number;
  assessment_type: AssessmentType;
  suspect: 0 | 1;
  created_at: number;
  updated_at: number;
  quiz_started_at: number | null;
  chat_started_at: number | null;
  completed_at: number | null;
  name: string | null;
  email: string | null;
  offer_tier: number | null;
  score: number | null;
  lead_score: number | null;
  answer_key: string | null;
  lead_status: LeadStatus;
  lost_reason: LostReason | null;
  deal_value: number | null;
  email_consent: number | null;
  email_sent_at: number | null;
  booking_link_clicked: number | null;
  call_booked_at: number | null;
  call_held_at: number | null;
  hub_expires_at: number | null;
  first_hub_visit_at: number | null;
  due_at: number | null;
  answer_due_at: number | null;
  last_outcome: CallOutcome | null;
  source: string | null;
  campaign: string | null;
  phone: string | null;
  phone_flag: "many_numbers" | "do_not_call" | null;
  call_consent_at: number | null;
  call_status: BookingState | null;
  owner: string | null;
  first_outcome_at: number | null;
  first_outcome_by: string | null;
  first_awaited_at: number | null;
  first_call_ms: number | null;
  first_call_in_time: 0 | 1 | null;
  reached_at: number | null;
  /** Of stored rows alone: the database decides it. */
  gave_way_to?: number | null;
};

const STATUSES = ["MQL", "MQL", "SQL", "Won", "Lost", "Hold"] as const;
const STAFF = ["ada@example.com", "grace@example.com", "mary@example.com"] as const;
const SOURCES = ["fb", "google", "", "tiktok", "newsletter"] as const;

/** Any assessment that the tables can hold, likely or not, created at this time. */
export function randomAssessment(random: Random, id: number, created_at: number): RawAssessment {
  const { int, pick, chance } = random;
  const maybe = <T>(of: number, value: () => T): T | null => (chance(of) ? value() : null);
  const after = () => created_at + int(5_000_000);
  const assessment_type = pick(["quiz", "chat"] as const);
  const scored = chance(0.6);
  return {
    id,
    assessment_type,
    suspect: chance(0.1) ? 1 : 0,
    created_at,
    updated_at: after(),
    quiz_started_at: assessment_type === "quiz" ? maybe(0.9, () => created_at) : maybe(0.1, () => created_at),
    chat_started_at: assessment_type === "chat" ? maybe(0.9, () => created_at) : maybe(0.1, () => created_at),
    completed_at: maybe(0.6, after),
    name: maybe(0.6, () => `Name ${int(1000)}`),
    // Each is a person of their own: nobody takes over another's lead.
    email: maybe(0.6, () => `lead${int(1_000_000_000)}@example.com`),
    offer_tier: scored ? 1 + int(6) : null,
    score: scored ? int(90) : null,
    lead_score: scored ? pick([0, 39, 40, 79, 80, 119, 120, 160]) : null,
    answer_key: scored ? `a|b|c|d|e|${int(3)}` : null,
    ...randomStatus(random),
    deal_value: maybe(0.4, () => pick([0, 0, 1, 999, 5000, 1_000_000_000])),
    email_consent: maybe(0.4, after),
    email_sent_at: maybe(0.3, after),
    booking_link_clicked: maybe(0.3, after),
    call_booked_at: maybe(0.2, after),
    call_held_at: maybe(0.1, after),
    hub_expires_at: maybe(0.5, after),
    first_hub_visit_at: maybe(0.3, after),
    source: maybe(0.7, () => pick(SOURCES)),
    campaign: maybe(0.7, () => `c${int(5)}`),
    phone: maybe(0.7, () => `+1${2_000_000_000 + int(1_000_000_000)}`),
    phone_flag: maybe(0.1, () => pick(["many_numbers", "do_not_call"] as const)),
    call_consent_at: maybe(0.8, after),
    call_status: maybe(0.3, () => pick(BOOKING_STATES)),
    owner: maybe(0.4, () => pick(STAFF)),
    ...randomCalls(random, after),
  };
}

/** Whoever is not Lost has no reason. */
function randomStatus({ pick, chance }: Random): Pick<RawAssessment, "lead_status" | "lost_reason"> {
  const lead_status = pick(STATUSES);
  return { lead_status, lost_reason: lead_status === "Lost" && chance(0.7) ? pick(LOST_REASONS) : null };
}

/** Times around which a call counts as slower, and any others. */
const CALL_TIMES = [0, 1, 5, 30, 60, 240, 480].flatMap((minutes) => [minutes * 60_000, minutes * 60_000 + 1]);

function randomCalls({ int, pick, chance }: Random, after: () => number) {
  const isCalled = chance(0.5);
  const hasClock = isCalled && chance(0.9);
  const first_outcome_at = isCalled ? after() : null;
  const lived = chance(0.3) ? pick(CALL_TIMES) : int(pick([600_000, 400_000_000]));
  return {
    first_outcome_at,
    first_awaited_at: hasClock && first_outcome_at !== null ? first_outcome_at - lived : null,
    first_outcome_by: isCalled ? pick(STAFF) : null,
    first_call_ms: hasClock ? (chance(0.3) ? pick(CALL_TIMES) : int(pick([600_000, 40_000_000]))) : null,
    first_call_in_time: hasClock ? pick([0, 1] as const) : null,
    reached_at: isCalled && chance(0.5) ? after() : null,
    due_at: chance(0.5) ? int(1000) : null,
    answer_due_at: first_outcome_at !== null && first_outcome_at % 5 === 0 ? first_outcome_at : null,
    last_outcome: isCalled ? pick(["reached", "no_answer"] as const) : null,
  };
}

const COLUMNS = [
  "id",
  "assessment_type",
  "suspect",
  "created_at",
  "updated_at",
  "quiz_started_at",
  "chat_started_at",
  "completed_at",
  "name",
  "email",
  "offer_tier",
  "score",
  "lead_score",
  "answer_key",
  "lead_status",
  "lost_reason",
  "deal_value",
  "email_consent",
  "email_sent_at",
  "booking_link_clicked",
  "call_booked_at",
  "call_held_at",
  "hub_expires_at",
  "first_hub_visit_at",
  "due_at",
  "answer_due_at",
  "last_outcome",
  "source",
  "campaign",
  "phone",
  "phone_flag",
  "call_consent_at",
  "call_status",
  "owner",
  "first_outcome_at",
  "first_call_ms",
  "reached_at",
] as const satisfies readonly (keyof RawAssessment)[];

/** What stands beside the row, of its first call. */
const FIRST_CALL = ["first_outcome_by", "first_awaited_at", "first_call_in_time"] as const;

/** The statements that insert these rows as any write does, triggers and all. */
export function insertAssessments(rows: readonly RawAssessment[]): D1PreparedStatement[] {
  const valuesOf = (columns: readonly string[]) =>
    columns.map((column) => `value ->> '${column}'`).join(", ");
  return [
    env.DB.prepare(
      `insert into assessments (session_id, ${COLUMNS.join(", ")})
       select 'session-' || (value ->> 'id'), ${valuesOf(COLUMNS)} from json_each(?)`,
    ).bind(JSON.stringify(rows)),
    env.DB.prepare(
      `insert or replace into lead_first_calls (lead_id, ${FIRST_CALL.join(", ")})
       select value ->> 'id', ${valuesOf(FIRST_CALL)} from json_each(?)`,
    ).bind(JSON.stringify(rows)),
  ];
}

/** The statements that make a stored row this one. */
export function updateAssessment(row: RawAssessment): D1PreparedStatement[] {
  const columns = COLUMNS.filter((column) => column !== "id");
  return [
    env.DB.prepare(
      `update assessments set ${columns.map((column) => `${column} = ?`).join(", ")} where id = ?`,
    ).bind(...columns.map((column) => row[column]), row.id),
    env.DB.prepare(
      `insert or replace into lead_first_calls (lead_id, ${FIRST_CALL.join(", ")}) values (?, ?, ?, ?)`,
    ).bind(row.id, ...FIRST_CALL.map((column) => row[column])),
  ];
}

/** All that are stored, as they were inserted. */
export async function storedAssessments<Row extends RawAssessment>(): Promise<Row[]> {
  const { results } = await env.DB.prepare(
    `select a.*, ${FIRST_CALL.join(", ")} from assessments a left join lead_first_calls on lead_id = id order by id`,
  ).all<Row>();
  return results;
}
