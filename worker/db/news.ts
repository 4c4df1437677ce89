import { CHANNELS, type Channel } from "#domain/delivery/channels";
import * as z from "zod/mini";

/** What writes have left for others: whether staff see a change, and which channels have something new to send. */
export type News = { isTold: boolean; queued: Channel[] };

export function noNews(): News {
  return { isTold: false, queued: [] };
}

export function addNews(news: News, { isTold, queued }: News): void {
  news.isTold ||= isTold;
  news.queued = [...new Set([...news.queued, ...queued])];
}

/** How many rows of the outbox are looked at: more than one batch ever queues for a lead. Of a bulk, any may be among them. */
export const NEWEST = 8;

export const beforeSchema = z.object({ told: z.nullable(z.int()), queued: z.nullable(z.int()) });
export const afterSchema = z.object({
  /** Null for the newest of what staff are told. */
  channel: z.nullable(z.enum(CHANNELS)),
  id: z.nullable(z.int()),
});
type Before = z.output<typeof beforeSchema>;
type After = z.output<typeof afterSchema>;

/** What was written between the two looks, of one transaction. */
export function newsBetween(before: Before, after: readonly After[]): News {
  const isNew = ({ channel, id }: After) =>
    (id ?? 0) > ((channel === null ? before.told : before.queued) ?? 0);
  const fresh = after.filter(isNew);
  const queued = fresh.flatMap(({ channel }) => channel ?? []);
  return {
    isTold: queued.length < fresh.length,
    queued: queued.length < NEWEST ? [...new Set(queued)] : [...CHANNELS],
  };
}
