import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDb } from "../../../worker/db/client.ts";
import {
  assignThreads,
  findThread,
  forgetThreads,
  releaseThreads,
  threadOf,
  type ThreadOf,
} from "../../../worker/db/mail/threads.ts";
import { rows } from "../../setup/database/rows.ts";

const db = () => openDb(env.DB, "first-primary").db;
/** A booking that replaced number 9, and now has this lead. */
const moved = (leadId: number | null) =>
  rows(
    `insert into bookings (id, chain, assessment_id, provider, provider_id, tombstone, status, created_at, updated_at)
      values (10, 9, ?, 'calendly', 'I2', 't', 'booked', 1, 1)`,
    leadId,
  );
const its = sql`b.id = 10`;
const threads = () => rows("select lead_id, booking_chain from mail_threads order by id");

describe("a thread", () => {
  it.each<[string, ThreadOf]>([
    ["a lead", { leadId: 7 }],
    ["a chain of bookings", { bookingChain: 9 }],
  ])("is one for %s, however many open it at once", async (_, of) => {
    const opened = await Promise.all([1, 2, 3, 4].map((now) => threadOf(db(), of, now)));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect(await threads()).toHaveLength(1);
    expect(await findThread(db(), opened[0]?.id ?? 0)).toMatchObject(of);
  });

  it("of a booking stays when the booking gets a lead, whose own it becomes", async () => {
    const ofBooking = await threadOf(db(), { bookingChain: 9 }, 1);
    await moved(7);
    await assignThreads(db(), its);
    expect(await threadOf(db(), { bookingChain: 9 }, 2)).toEqual({ ...ofBooking, leadId: 7 });
    expect(await threadOf(db(), { leadId: 7 }, 3)).toEqual({ ...ofBooking, leadId: 7 });
    expect(await threads()).toEqual([{ lead_id: 7, booking_chain: 9 }]);
  });

  it("of a lead that had one before its booking was matched is still its first", async () => {
    const own = await threadOf(db(), { leadId: 7 }, 1);
    await threadOf(db(), { bookingChain: 9 }, 2);
    await moved(7);
    await assignThreads(db(), its);
    expect(await threadOf(db(), { leadId: 7 }, 3)).toEqual(own);
  });

  it("of a booking that its lead lets go of stays without it, and goes with the booking", async () => {
    const { id } = await threadOf(db(), { bookingChain: 9 }, 1);
    const other = await threadOf(db(), { bookingChain: 11 }, 1);
    await moved(7);
    await assignThreads(db(), its);
    await releaseThreads(db(), its);
    expect(await findThread(db(), id)).toMatchObject({ leadId: null });
    await rows(
      "insert into mails (thread_id, direction, mail_id, at, subject, text) values (?, 'in', 'm', 1, '', '')",
      id,
    );
    await db().batch(forgetThreads(db(), its));
    expect(await rows("select id from mails")).toEqual([]);
    expect(await findThread(db(), id)).toBeNull();
    expect(await findThread(db(), other.id)).not.toBeNull();
  });

  it("that does not exist is none", async () => {
    expect(await findThread(db(), 1)).toBeNull();
  });
});
