import type { LeadStatus } from "#domain/leads/pipeline";
import type { Random } from "../../setup/random/random.ts";
import { arrivalColumns } from "./arrival.ts";
import { allAnswers, someAnswers } from "./believable-answers.ts";
import { believableBooking, bookingColumns, type SeedBooking } from "./believable-booking.ts";
import { believableCalls, type SeedCall } from "./believable-calls.ts";
import { believableLost, type SeedLost } from "./believable-lost.ts";
import { COMPANIES, DOMAINS, FIRST_NAMES, LAST_NAMES, NOTES } from "./people.ts";
import type { SeedRow } from "./seed-row.ts";
import { scoringColumns } from "./seed-scoring.ts";
import { uuid } from "./uuid.ts";
import { weighted } from "./weighted.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const HUB_HOURS = 12;

/** Who has moved all leads. */
export const SEED_STAFF = "ada@example.com";

export type SeedMove = { from: LeadStatus; to: LeadStatus; at: number; lost?: SeedLost };
type Seeded = { row: SeedRow; moves: SeedMove[]; calls: SeedCall[]; booking: SeedBooking | null };

const PLAIN_DEALS = [1500, 3000, 4500, 5000, 6000, 12_000, 13_500, 15_000, 24_000] as const;

/**
 * An assessment as real ones are: more than half are finished, most of those visit their hub, some
 * book, few are won, and what staff did to a lead fits its age. Times in ms; `number` makes it unique.
 */
export function believableAssessment(
  random: Random,
  number: number,
  createdAt: number,
  now: number,
  isLatest = false,
): Seeded {
  const type = weighted(random, [
    ["quiz", 65],
    ["chat", 35],
  ] as const);
  const completed = random.chance(0.56);
  const took =
    type === "quiz" ? 2 * MINUTE_MS + random.int(4 * MINUTE_MS) : 4 * MINUTE_MS + random.int(12 * MINUTE_MS);
  const completedAt = completed ? Math.min(now, createdAt + took) : null;
  const answers = completed ? allAnswers(random) : someAnswers(random);
  const signed = completed || (type === "chat" && random.chance(0.12));
  const row: SeedRow = {
    session_id: uuid(random),
    assessment_type: type,
    created_at: createdAt,
    updated_at: completedAt ?? Math.min(now, createdAt + random.int(took)),
    quiz_started_at: type === "quiz" ? createdAt : null,
    chat_started_at: type === "chat" ? createdAt : null,
    completed_at: completedAt,
    answers: JSON.stringify(answers),
    ...(signed && contactColumns(random, number)),
    ...arrivalColumns(random, createdAt, now),
  };
  if (completedAt === null) return { row, moves: [], calls: [], booking: null };
  const scored = scoringColumns(answers);
  Object.assign(row, scored, hubColumns(random, completedAt, now));
  const staff = staffColumns(random, completedAt, now);
  const status = staff.moves.at(-1)?.to ?? "MQL";
  const lead = { number, completedAt, leadScore: scored.lead_score, status, isLatest };
  const called = believableCalls(random, lead, now);
  const updated = Math.max(completedAt, staff.moves.at(-1)?.at ?? 0, called.calls.at(-1)?.at ?? 0);
  Object.assign(row, staff.columns, called.columns, { updated_at: updated });
  return withReason(random, withBooking(random, { row, moves: staff.moves, calls: called.calls }, now));
}

function withBooking(random: Random, seeded: Omit<Seeded, "booking">, now: number): Seeded {
  const booking = believableBooking(random, seeded.row, now);
  const columns = booking && bookingColumns(booking, Number(seeded.row["updated_at"]));
  return { ...seeded, row: { ...seeded.row, ...columns }, booking };
}

/** If the lead was lost, with the reason in its row and in its history. */
function withReason(random: Random, seeded: Seeded): Seeded {
  const { row, moves, calls } = seeded;
  if (row["lead_status"] !== "Lost") return seeded;
  const lost = believableLost(random, calls);
  return {
    ...seeded,
    row: { ...row, lost_reason: lost.reason, lost_note: lost.note },
    moves: moves.map((move) => (move.to === "Lost" ? { ...move, lost } : move)),
  };
}

function contactColumns({ pick, int }: Random, number: number): SeedRow {
  const [first, last, company] = [pick(FIRST_NAMES), pick(LAST_NAMES), pick(COMPANIES)];
  const plain = (name: string) =>
    name
      .normalize("NFD")
      .replaceAll(/[^A-Za-z]/g, "")
      .toLowerCase();
  return {
    name: `${first} ${last}`,
    email: `${plain(first)}.${plain(last)}${number}@${pick(DOMAINS)}`,
    business_url: `https://${company}${int(500)}.example`,
  };
}

function hubColumns(random: Random, completedAt: number, now: number): SeedRow {
  const { chance, int } = random;
  const expires = completedAt + HUB_HOURS * HOUR_MS;
  const past = (time: number) => (time <= now ? time : null);
  const visit = chance(0.78) ? past(completedAt + 1000 + int(20 * MINUTE_MS)) : null;
  const viewed = visit !== null && chance(0.6) ? past(visit + int(5 * MINUTE_MS)) : null;
  const clicked = viewed !== null && chance(0.45) ? past(viewed + int(5 * MINUTE_MS)) : null;
  const consent = chance(0.48) ? completedAt : null;
  const promo = chance(0.1);
  return {
    hub_expires_at: expires,
    hub_expiry_handled_at: past(expires + MINUTE_MS),
    first_hub_visit_at: visit,
    booking_form_viewed: viewed,
    booking_link_clicked: clicked,
    booking_click_source: clicked === null ? null : "strategy_hub",
    email_consent: consent,
    email_consent_wording: consent === null ? null : "seed",
    email_consent_page: consent === null ? null : "/quiz",
    email_sent_at: consent === null ? null : past(consent + 20_000),
    promo_text: promo ? "10% off while your strategy hub is open" : null,
    promo_discount: promo ? 10 : null,
  };
}

/** Staff take up a lead within days, so that the young ones are still where they began. */
function staffColumns(
  random: Random,
  completedAt: number,
  now: number,
): { columns: SeedRow; moves: SeedMove[] } {
  const { chance, int, pick } = random;
  const movedAt = completedAt + HOUR_MS + int(6 * DAY_MS);
  if (movedAt > now || chance(0.45)) return { columns: {}, moves: [] };
  const to = weighted(random, [
    ["SQL", 40],
    ["Lost", 30],
    ["Hold", 15],
    ["Won", 15],
  ] as const);
  const decidedAt = movedAt + int(10 * DAY_MS);
  const direct = to === "SQL" || decidedAt > now || chance(0.3);
  const moves: SeedMove[] = direct
    ? [{ from: "MQL", to, at: movedAt }]
    : [
        { from: "MQL", to: "SQL", at: movedAt },
        { from: "SQL", to, at: decidedAt },
      ];
  const last = direct ? movedAt : decidedAt;
  const valued = to === "Won" || chance(to === "Lost" ? 0.3 : 0.6);
  const columns = {
    lead_status: to,
    status_updated_at: last,
    status_updated_by: SEED_STAFF,
    deal_value: valued ? pick(PLAIN_DEALS) : null,
    admin_notes: chance(0.25) ? pick(NOTES) : null,
    version: 1 + moves.length,
  };
  return { columns, moves };
}
