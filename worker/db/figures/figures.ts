import { MINUTES_TOLD, type LeadSum } from "#domain/figures/figures";
import { WAITING_SOURCE } from "#domain/leads/waiting-address";
import type { Pieces } from "#domain/figures/day-pieces";
import { LEAD_SCORE_BUCKETS, leadScoreBounds, type LeadScoreBucket } from "#domain/offers/scoring/lead-score";
import { sql, type Name, type SQL } from "drizzle-orm";
import { snakeCase } from "../snake-case.ts";

/**
 * A table of days, and how its columns come from rows: what distinguishes a row, what is summed, and what is listed
 * (null for nothing). `at` is the time that puts a row on a day.
 */
type Figure = {
  rows: SQL;
  where: SQL;
  at: SQL;
  places: Record<string, SQL>;
  sums: Record<string, SQL>;
  lists: Record<string, SQL>;
};

/** As `isLead` has it; the days call it `has_email`. */
const isLead = sql`(a.email is not null or a.assessment_type = 'form')`;
const isWon = sql`(a.lead_status = 'Won')`;
const isSet = (column: SQL) => sql`(${column} is not null)`;
const began = sql`coalesce(a.quiz_started_at, a.chat_started_at)`;
const isTimed = sql`(a.completed_at is not null and ${began} is not null)`;
const dealValue = sql`coalesce(a.deal_value, 0)`;
const LEADS = { rows: sql`assessments a indexed by assessments_created`, at: sql`a.created_at` };
const STARTS = { total: sql`1`, completed: isSet(sql`a.completed_at`) };
const DEALS = { dealCount: isSet(sql`a.deal_value`), dealSum: dealValue };

const leadSums: Record<LeadSum, SQL> = {
  ...STARTS,
  ...DEALS,
  quizStarted: isSet(sql`a.quiz_started_at`),
  chatStarted: isSet(sql`a.chat_started_at`),
  // Of those who completed: what was agreed to before the opening is no part of them.
  consented: sql`(a.email_consent is not null and a.source is not ${WAITING_SOURCE})`,
  emailsSent: isSet(sql`a.email_sent_at`),
  bookingClicks: isSet(sql`a.booking_link_clicked`),
  timedCount: isTimed,
  timedMs: sql`iif(${isTimed}, a.completed_at - ${began}, 0)`,
  hubs: isSet(sql`a.hub_expires_at`),
  hubVisits: isSet(sql`a.first_hub_visit_at`),
  exceptional: isIn("Exceptional"),
  high: isIn("High"),
  medium: isIn("Medium"),
  low: isIn("Low"),
  callsBooked: isSet(sql`a.call_booked_at`),
  callsHeld: isSet(sql`a.call_held_at`),
  callsMissed: sql`(a.call_status is 'no_show')`,
};

/** The figures of leads, by the names of their tables. Suspects are in none. */
const FIGURES = {
  leadDays: {
    ...LEADS,
    where: sql`a.suspect = 0`,
    places: {
      assessmentType: sql`a.assessment_type`,
      offerTier: sql`coalesce(a.offer_tier, 0)`,
      leadStatus: sql`a.lead_status`,
      hasEmail: isLead,
      lostReason: sql`iif(a.lead_status = 'Lost', coalesce(a.lost_reason, ''), '')`,
    },
    sums: leadSums,
    lists: {},
  },
  campaignDays: {
    ...LEADS,
    where: sql`a.suspect = 0`,
    places: { source: sql`coalesce(a.source, '')`, campaign: sql`coalesce(a.campaign, '')` },
    sums: {
      ...STARTS,
      leads: isLead,
      won: sql`(${isLead} and ${isWon})`,
      dealSum: sql`iif(${isLead}, ${dealValue}, 0)`,
    },
    lists: {},
  },
  callDays: {
    ...LEADS,
    rows: sql`${LEADS.rows} left join lead_first_calls f on f.lead_id = a.id`,
    where: sql`a.suspect = 0 and a.first_call_speed is not null`,
    places: {
      band: bandOf(sql`coalesce(a.lead_score, 0)`),
      staff: sql`coalesce(f.first_outcome_by, a.owner, '')`,
      speed: sql`a.first_call_speed`,
    },
    sums: {
      total: sql`1`,
      inTime: sql`(f.first_call_in_time is 1)`,
      reached: isSet(sql`a.reached_at`),
      won: isWon,
    },
    lists: {
      minutes: minutesOf(sql`a.first_call_ms`),
      livedMinutes: minutesOf(sql`a.first_outcome_at - f.first_awaited_at`),
    },
  },
  ownerDays: {
    ...LEADS,
    where: sql`a.suspect = 0 and a.owner is not null`,
    places: { owner: sql`a.owner`, leadStatus: sql`a.lead_status`, hasEmail: isLead },
    sums: { ...STARTS, bookingClicks: isSet(sql`a.booking_link_clicked`), ...DEALS },
    lists: {},
  },
  sqlDays: {
    rows: sql`status_history h join assessments a on a.id = h.assessment_id`,
    where: sql`h.to_status = 'SQL' and h.undone_at is null and a.suspect = 0 and ${isLead}
      and not exists (
        select 1 from status_history e where e.assessment_id = h.assessment_id and e.to_status = 'SQL'
          and e.undone_at is null and e.id < h.id)`,
    at: sql`h.changed_at`,
    places: {},
    sums: { total: sql`1`, won: isWon },
    lists: {},
  },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof FIGURES;

export const FIGURE_NAMES = Object.keys(FIGURES).filter(isFigureName);

function isFigureName(name: string): name is FigureName {
  return name in FIGURES;
}

/**
 * Stretches of time as a table: `key`, and the columns of the figure, of whole days where these are counted and of single
 * rows elsewhere. Sums are to be added up, lists (texts parted by commas, null for none) to be put side by side.
 */
export function figuresOf(name: FigureName, { days, rows }: Pieces): SQL {
  const own = [...columnsOf(name).keys()].map((column) => sql`s.${column}`);
  return sql`(
    select p.value ->> 'key' as key, ${listed(own)}
    from json_each(${JSON.stringify(days)}) p cross join ${tableOf(name)} s
      on s.day >= p.value ->> 'low' and s.day < p.value ->> 'high'
    union all ${rowsOf(name, rows)})`;
}

/** Recounts days from their rows (`key` is the day): deletes cells without rows, and writes those that have changed. */
export function recountDays(name: FigureName, days: readonly { key: string; low: number; high: number }[]) {
  const [table, rows] = [tableOf(name), rowsOf(name, days)];
  const { places, sums, lists } = FIGURES[name];
  const [placed, summed, put] = [namesOf(places), namesOf(sums), namesOf(lists)];
  const [keys, values] = [listed([sql`day`, ...placed]), [...summed, ...put]];
  const all = listed([
    ...summed.map((column) => sql`sum(${column})`),
    ...put.map((column) => sql`coalesce(group_concat(${column}), '')`),
  ]);
  const excluded = values.map((column) => sql`excluded.${column}`);
  return [
    sql`delete from ${table} where day in (select value ->> 'key' from json_each(${JSON.stringify(days)}))
      and (${keys}) not in (select ${listed([sql`key`, ...placed])} from (${rows}))`,
    sql`insert into ${table} (${keys}, ${listed(values)})
      select ${listed([sql`key`, ...placed])}, ${all} from (${rows}) where true
      group by ${listed([sql`key`, ...placed])}
      on conflict (${keys}) do update set
        ${listed(values.map((column) => sql`${column} = excluded.${column}`))}
      where (${listed(values)}) is not (${listed(excluded)})`,
  ];
}

/** The rows of stretches of time, each as a figure counts it. */
function rowsOf(name: FigureName, pieces: readonly { key: number | string; low: number; high: number }[]) {
  const { rows, where, at } = FIGURES[name];
  const own = [...columnsOf(name)].map(([column, of]) => sql`${of} as ${column}`);
  return sql`
    select p.value ->> 'key' as key, ${listed(own)}
    from json_each(${JSON.stringify(pieces)}) p cross join ${rows}
    where ${at} >= p.value ->> 'low' and ${at} < p.value ->> 'high' and ${where}`;
}

function columnsOf(name: FigureName): Map<Name, SQL> {
  const { places, sums, lists } = FIGURES[name];
  const all: Record<string, SQL> = { ...places, ...sums, ...lists };
  return new Map(Object.entries(all).map(([field, of]) => [sql.identifier(snakeCase(field)), of]));
}

export function tableOf(name: FigureName): Name {
  return sql.identifier(snakeCase(name));
}

function namesOf(fields: Record<string, SQL>): Name[] {
  return Object.keys(fields).map((field) => sql.identifier(snakeCase(field)));
}

function listed(parts: readonly (SQL | Name)[]): SQL {
  return sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
}

/** Whether a score is in a band; null is in none. */
function isIn(bucket: LeadScoreBucket): SQL {
  const { from, below } = leadScoreBounds(bucket);
  const bounds = [
    sql`a.lead_score is not null`,
    ...(from === null ? [] : [sql`a.lead_score >= ${from}`]),
    ...(below === null ? [] : [sql`a.lead_score < ${below}`]),
  ];
  return sql`(${sql.join(bounds, sql` and `)})`;
}

/** The name of the band that a score is in. */
function bandOf(score: SQL): SQL {
  return LEAD_SCORE_BUCKETS.toReversed().reduce<SQL>(
    (worse, bucket) => {
      const { from } = leadScoreBounds(bucket);
      return from === null ? sql`${bucket}` : sql`iif(${score} >= ${from}, ${bucket}, ${worse})`;
    },
    sql`null`,
  );
}

/** Within how many minutes something was done; past `MINUTES_TOLD`, within how many whole hours of them. */
function minutesOf(took: SQL): SQL {
  // Even after a clock was set back, no call is earlier than the wait for it.
  const ms = sql`max(0, ${took})`;
  return sql`iif(${took} is null, null, iif(${ms} > ${MINUTES_TOLD * 60_000},
    (${ms} + 3599999) / 3600000 * 60, (${ms} + 59999) / 60000))`;
}
