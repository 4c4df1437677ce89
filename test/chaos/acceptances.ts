import type { ChaosApp } from "./chaos-app.ts";
import { readRows } from "./read-database.ts";

type OutboxRow = {
  id: number;
  dedupe_key: string;
  channel: string;
  kind: string;
  status: string;
  attempts: number;
  interrupted: number;
  last_error: string | null;
};

/** A row of the outbox and how often its peer accepted it. */
export type Accepted = OutboxRow & { times: number };

/**
 * Every row of the outbox with what the peers say of it: a Slack message by the lead that it links to,
 * an event by its id, a mail by its reference. Throws when a peer accepted what no row asks for.
 */
export function acceptances({ state, peers }: ChaosApp): Accepted[] {
  const rows = readRows<OutboxRow>(state, "select * from outbox where channel <> 'object' order by id");
  const times = new Map<string, number>();
  const count = (key: string) => times.set(key, (times.get(key) ?? 0) + 1);
  for (const message of peers.slack.messages) {
    const lead = /[?;]lead=(\d+)/.exec(JSON.stringify(message.blocks))?.[1];
    if (message.text.startsWith("New lead")) count(`slack-mql:${lead}:1`);
  }
  const events = eventKeys(state);
  for (const { event_id: id } of peers.meta.accepted) count(events.get(id) ?? `unknown event ${id}`);
  const mails = new Map(rows.map(({ id, dedupe_key: key }) => [`mail-${id}`, key]));
  for (const { headers } of peers.mailbox.accepted) {
    const reference = headers["X-Entity-Ref-ID"];
    count(mails.get(reference) ?? `unknown ${reference}`);
  }
  const known = new Set(rows.map(({ dedupe_key: key }) => key));
  const stray = [...times.keys()].find((key) => !known.has(key));
  if (stray !== undefined) throw new Error(`A peer accepted what nobody queued: ${stray}`);
  return rows.map((row) => ({ ...row, times: times.get(row.dedupe_key) ?? 0 }));
}

/** The key of the outbox's row by the id that an event goes out under. */
function eventKeys(state: string): Map<string, string> {
  const events = readRows<{ id: string; key: string }>(
    state,
    `select event_id as id, 'ad-event:' || assessment_id || ':' || name || ':' || source as key from ad_events
     union all
     select payload ->> 'eventId', dedupe_key from outbox where kind = 'stage-event'`,
  );
  return new Map(events.map(({ id, key }) => [id, key]));
}

/** Accepted more often than once, and than crashes explain. */
export const unexplained = (rows: readonly Accepted[]) =>
  rows.filter(({ times, interrupted }) => times > 1 + interrupted);

/** Copies beyond the first. */
export const extraCopies = (rows: readonly Accepted[]) =>
  rows.reduce((sum, { times }) => sum + Math.max(0, times - 1), 0);
