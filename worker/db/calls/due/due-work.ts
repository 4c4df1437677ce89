import { PROJECTION_VERSION } from "#domain/calls/consequences/consequences";
import { dayOf } from "#domain/settings/database-size";
import { CHANNELS, type Channel } from "#domain/delivery/channels";
import type { NumberSettingKey } from "#domain/settings/settings";
import { sql, type SQL } from "drizzle-orm";
import { callingVersion } from "../hours/hours-in-force.ts";
import { isAnswerOutdated } from "../../mail/answer-due.ts";
import { isPastCall } from "../ask-if-held.ts";
import { isOldest } from "../../delivery/changes/trim-changes.ts";
import { allSql, type Db } from "../../client.ts";
import { areDaysDue } from "../../figures/count-days.ts";
import { mayBecomeLeads } from "../../leads/waiting-addresses.ts";
import { isMarked } from "../../leads/marks/lead-marks.ts";
import { isAbandoned } from "../../people/privacy/abandoned.ts";
import { isExpired, isSettled } from "../../people/privacy/retention.ts";
import { isActionDue, isOverdue } from "../queue/escalation.ts";
import { isHubDue } from "../../funnel/hub/expired-hubs.ts";
import { isOfEndpoints } from "../../delivery/destination-sql.ts";
import { isReminderDue } from "../../delivery/reminders.ts";
import { areOldPresses, isOpenPress } from "../../delivery/slack-presses.ts";

const anyLead = (which: SQL) => any(sql`assessments`, which);
const any = (table: SQL, which = sql`true`) => sql`exists (select 1 from ${table} where ${which})`;
const either = (...conditions: SQL[]) => sql`(${sql.join(conditions, sql` or `)})`;

/** The time as many days ago as a setting says. Its values are whole numbers, and its row exists from the start. */
const daysAgo = (key: NumberSettingKey, now: number) =>
  sql`(select ${now} - value * 86400000 from system_settings where key = ${key})`;

/**
 * Whether each of the scheduled jobs may have something to do at a time (ms), by the index that the job itself uses: a
 * run that finds nothing runs this once, and reads a few rows however large the tables are.
 */
const DUE = {
  projection: () => either(any(sql`fold_state`, sql`version < ${PROJECTION_VERSION}`), isMarked),
  expiry: (now) => anyLead(isHubDue(now)),
  "due-times": () => anyLead(sql`clock_started_at is not null and due_version < ${callingVersion}`),
  "answer-times": () => any(sql`mail_threads`, isAnswerOutdated),
  calls: (now) => either(anyLead(isOverdue(now)), anyLead(isActionDue(now)), anyLead(isPastCall(now))),
  reminders: (now) => anyLead(isReminderDue(now)),
  "once-a-day": (now) => sql`not ${any(sql`database_sizes`, sql`day = ${dayOf(now)}`)}`,
  presses: (now) => any(sql`slack_presses`, isOpenPress(now)),
  abandoned: (now) => anyLead(isAbandoned(daysAgo("retention_days_anonymous", now))),
  waiting: () => mayBecomeLeads,
  deliver: (now) =>
    either(
      ...CHANNELS.map((channel) => isWaiting(channel, now)),
      any(sql`visit_events indexed by visit_events_waiting`, sql`waiting = 1`),
      isHeld(now),
    ),
  ads: () => either(isMarked, any(sql`ad_zone_due`), any(sql`ad_days_due`)),
  figures: () => areDaysDue,
  addresses: (now) =>
    any(sql`lead_visits`, sql`ip_address is not null and begun_at <= ${daysAgo("retention_days_ip", now)}`),
  forget: (now) =>
    either(isExpired(now), isSettled(now), isOldest(now), any(sql`slack_presses`, areOldPresses(now))),
  // Only its own rows and the day can tell; it requests nothing where no account is set up.
  spend: () => sql`true`,
  // The same of a page whose lead forms are read.
  forms: () => sql`true`,
} satisfies Record<string, (now: number) => SQL>;

export type JobName = keyof typeof DUE;

/** The jobs that may have something to do. One round trip, of one statement. */
export async function readDueWork(db: Db, now: number): Promise<ReadonlySet<string>> {
  const columns = Object.entries(DUE).map(([name, isDue]) => sql`${isDue(now)} as ${sql.identifier(name)}`);
  const [row] = await allSql<Record<string, 0 | 1>>(db, sql`select ${sql.join(columns, sql`, `)}`);
  return new Set(Object.entries(row ?? {}).flatMap(([name, isDue]) => (isDue === 1 ? [name] : [])));
}

function isWaiting(channel: Channel, now: number): SQL {
  const isDue = (destination: SQL) => sql`exists (select 1 from outbox indexed by outbox_due
    where status = 'pending' and lease_until = 0 and channel = ${destination} and due_at <= ${now})`;
  if (channel !== "webhook") return isDue(sql`${channel}`);
  // An endpoint that is off stays so until staff turn it on.
  return any(
    sql`webhook_endpoints e`,
    sql`not exists (select 1 from channel_pauses where channel = 'webhook:' || e.id)
      and ${isDue(sql`'webhook:' || e.id`)}`,
  );
}

/** What a crash has left behind, and destinations that are paused, held, or on their way back. */
function isHeld(now: number): SQL {
  return sql`(exists (select 1 from outbox indexed by outbox_leased
      where status = 'pending' and lease_until > 0 and lease_until < ${now})
    or exists (select 1 from channel_pauses where not ${isOfEndpoints(sql`channel`)})
    or exists (select 1 from channel_states where resuming is not null or held_until between 1 and ${now}))`;
}
