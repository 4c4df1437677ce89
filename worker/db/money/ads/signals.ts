import { isoText } from "#domain/time/iso-text";
import { SERVER_AD_EVENTS, STAGE_AD_EVENTS, BROWSER_AD_EVENTS } from "#domain/money/ads/ad-events";
import { CRM_STAGES } from "#domain/money/ads/crm-stage";
import { SIGNAL_DAYS, type Signal, type SignalReport } from "#domain/money/ads/signals";
import { eq, sql, type SQL } from "drizzle-orm";
import { batchOf } from "../../batch-of.ts";
import { allSql, type Db } from "../../client.ts";
import { channelPauses } from "../../schema/delivery.ts";
import { selectVersionWarning } from "./version-warnings.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NAMES = [...BROWSER_AD_EVENTS, ...SERVER_AD_EVENTS, ...STAGE_AD_EVENTS];

type Row = {
  name: string;
  status: "pending" | "sent" | "dead" | "cancelled";
  error: string | null;
  count: number;
  paired: number;
  lastSentAt: number | null;
};

/**
 * Counts each ad event by its delivery state at Meta, and says why the channel is paused, if it is, and what Meta says of
 * the `version` of its API that is called.
 */
export async function readSignals(
  db: Db,
  version: string,
  now: number,
): Promise<Pick<SignalReport, "signals" | "stages" | "paused" | "versionWarning">> {
  const since = now - SIGNAL_DAYS * DAY_MS;
  const {
    rows,
    stages,
    pauses,
    warning: [warning],
  } = await batchOf(db, {
    rows: allSql<Row>(db, sql`${ofLeads(since)} union all ${ofVisits(since)}`),
    stages: allSql<Row>(db, ofForms(since)),
    pauses: db
      .select({ reason: channelPauses.reason })
      .from(channelPauses)
      .where(eq(channelPauses.channel, "meta")),
    warning: selectVersionWarning(db, "events", version, now),
  });
  return {
    signals: NAMES.map((name) => signalOf(name, ofName(rows, name))),
    stages: stages.length === 0 ? [] : CRM_STAGES.map((name) => signalOf(name, ofName(stages, name))),
    paused: pauses[0]?.reason ?? null,
    versionWarning: warning ?? null,
  };
}

/** What was queued for one lead, by event and delivery state. */
function ofLeads(since: number): SQL {
  const told = sql`coalesce(json_extract(o.payload, '$.stage'), json_extract(o.payload, '$.name'))`;
  return sql`
    select ${told} as name, o.status as status, iif(o.status = 'dead', o.last_error, null) as error,
      count(*) as count, sum(coalesce(e.in_browser, 0)) as paired, max(o.sent_at) as lastSentAt
    from outbox o
    left join ad_events e on e.assessment_id = o.assessment_id
      and e.name = json_extract(o.payload, '$.name') and e.source = json_extract(o.payload, '$.source')
    where o.channel = 'meta' and o.kind in ('ad-event', 'stage-event') and o.created_at > ${since}
    group by 1, 2, 3`;
}

/** The same for the stages of leads of Meta's own forms. */
function ofForms(since: number): SQL {
  return sql`
    select o.payload ->> 'stage' as name, o.status as status, iif(o.status = 'dead', o.last_error, null) as error,
      count(*) as count, 0 as paired, max(o.sent_at) as lastSentAt
    from outbox o where o.channel = 'meta' and o.kind = 'crm-event' and o.created_at > ${since}
    group by 1, 2, 3`;
}

/**
 * The same for the events of visits, which the browser reports too: those sent along, and those that the outbox has yet
 * to take.
 */
function ofVisits(since: number): SQL {
  const left = sql`e.value ->> 'leftOut'`;
  return sql`
    select e.value ->> 'name', iif(${left} is null, o.status, 'cancelled'),
      iif(o.status = 'dead' and ${left} is null, o.last_error, null), count(*), count(*),
      max(iif(${left} is null, o.sent_at, null))
    from outbox o cross join json_each(o.payload, '$.visits') v cross join visit_events t on t.lead_id = v.value
      cross join json_each(t.events) e
    where o.channel = 'meta' and o.kind = 'visit-events' and o.created_at > ${since} and e.value ->> 'sentIn' = o.id
    group by 1, 2, 3
    union all
    select e.value ->> 'name', 'pending', null, count(*), count(*), null
    from visit_events t indexed by visit_events_waiting cross join json_each(t.events) e
    where t.waiting = 1 and e.value ->> 'sentIn' is null
    group by 1`;
}

const ofName = (rows: readonly Row[], name: string) => rows.filter((row) => row.name === name);

function signalOf<Name extends Signal["name"]>(name: Name, rows: Row[]): Signal<Name> {
  const of = (status: Row["status"]) => rows.filter((row) => row.status === status);
  const count = (some: Row[]) => some.reduce((sum, row) => sum + row.count, 0);
  const sent = of("sent");
  const lastSentAt = Math.max(0, ...sent.map((row) => row.lastSentAt ?? 0));
  return {
    name,
    sent: count(sent),
    paired: sent.reduce((sum, row) => sum + row.paired, 0),
    waiting: count(of("pending")),
    cancelled: count(of("cancelled")),
    refused: count(of("dead")),
    reasons: of("dead").map(({ error, count: refusals }) => ({
      reason: error ?? "unknown",
      count: refusals,
    })),
    lastSentAt: lastSentAt > 0 ? isoText(lastSentAt) : null,
  };
}
