import type { Channel } from "#domain/delivery/channels";
import { rows } from "../database/rows.ts";

type Backlog = {
  channel: Channel;
  count: number;
  kind?: string;
  /** When the first is due (ms); the others a millisecond each later. */
  dueAt?: number;
  status?: "pending" | "sent" | "dead";
  leaseUntil?: number;
  attempts?: number;
};

/** Of these channels rows that can be sent; of any other they only wait. */
const KINDS: Partial<Record<Channel, string>> = {
  slack: "slack-test",
  email: "hub-mail",
  meta: "ad-event",
  object: "destroy-chat",
};

/** Queues many rows of a channel, of nobody: they wait as any others do. */
export async function queueBacklog(backlog: Backlog): Promise<void> {
  const { channel, count, dueAt = 1, status = "pending", leaseUntil = 0, attempts = 0 } = backlog;
  await rows(
    `insert into outbox (dedupe_key, channel, kind, payload, status, created_at, due_at, lease_until, attempts)
     with recursive n (n) as (values (1) union all select n + 1 from n where n < ?)
     select lower(hex(randomblob(8))), ?, ?, '{"name":"Lead","source":"","byDefault":true}', ?, ?, ? + n, ?, ? from n`,
    count,
    channel,
    backlog.kind ?? KINDS[channel] ?? `${channel}-test`,
    status,
    dueAt,
    dueAt,
    leaseUntil,
    attempts,
  );
}
