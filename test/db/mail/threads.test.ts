import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDb } from "../../../worker/db/client.ts";
import { assignThread, findThread, threadOf, type ThreadOf } from "../../../worker/db/mail/threads.ts";
import { rows } from "../../setup/database/rows.ts";

const db = () => openDb(env.DB, "first-primary").db;
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
    await assignThread(db(), 9, 7);
    expect(await threadOf(db(), { bookingChain: 9 }, 2)).toEqual({ ...ofBooking, leadId: 7 });
    expect(await threadOf(db(), { leadId: 7 }, 3)).toEqual({ ...ofBooking, leadId: 7 });
    expect(await threads()).toEqual([{ lead_id: 7, booking_chain: 9 }]);
  });

  it("of a lead that had one before its booking was matched is still its first", async () => {
    const own = await threadOf(db(), { leadId: 7 }, 1);
    await threadOf(db(), { bookingChain: 9 }, 2);
    await assignThread(db(), 9, 7);
    expect(await threadOf(db(), { leadId: 7 }, 3)).toEqual(own);
  });

  it("that does not exist is none", async () => {
    expect(await findThread(db(), 1)).toBeNull();
  });
});
