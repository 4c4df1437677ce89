import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { openDb } from "../../worker/db/client.ts";
import { queueReminders } from "../../worker/db/delivery/reminders.ts";
import { countReads } from "../setup/database/count-reads.ts";
import { rows } from "../setup/database/rows.ts";

const HOUR_MS = 3_600_000;
const NOW = 1_790_000_000_000;
const OPEN_HUBS = 11_007;

/** So many leads with a hub that opened some hours ago for twelve, each with its mail, and some changes. */
async function hubs(count: number, openedHoursAgo: number, changes = "id = id") {
  const [last] = await rows("select coalesce(max(id), 0) as id from assessments");
  const opened = NOW - openedHoursAgo * HOUR_MS;
  await rows(
    `insert into assessments
      (session_id, assessment_type, created_at, updated_at, completed_at, email, email_consent, email_sent_at, hub_expires_at)
     with recursive n (n) as (values (1) union all select n + 1 from n where n < ?)
     select hex(randomblob(8)), 'quiz', ?, ?, ?, n || '@a.example', 1, ?, ? from n`,
    count,
    opened,
    opened,
    opened,
    opened,
    opened + 12 * HOUR_MS,
  );
  await rows(`update assessments set ${changes} where id > ?`, last?.["id"] ?? 0);
}

it("reminders read of each open hub no more than an index, and no closed one", async () => {
  await hubs(3000, 5);
  await hubs(2000, 10, "reminder_queued_at = 1");
  await hubs(1000, 10, "booking_link_clicked = 1");
  await hubs(1000, 10, "call_status = 'booked'");
  await hubs(1000, 10, "email_consent = null");
  await hubs(1000, 10, `email_sent_at = ${NOW - HOUR_MS}`);
  await hubs(1000, 10, "email_sent_at = null");
  await hubs(1000, 10, "suspect = 1");
  await hubs(30_000, 400, "hub_expiry_handled_at = 1");
  await hubs(7, 10);
  const { d1, reads } = countReads(env.DB);
  const { db } = openDb(d1, "first-primary");
  expect(await queueReminders(db, NOW)).toBe(7);
  // To queue the message, and to note it.
  expect(reads.rows).toBeLessThanOrEqual(2 * OPEN_HUBS + 20 * 7 + 20);
  expect(await rows("select count(*) as n from outbox where kind = 'reminder'")).toEqual([{ n: 7 }]);
  reads.rows = 0;
  expect(await queueReminders(db, NOW)).toBe(0);
  expect(reads.rows).toBeLessThanOrEqual(2 * OPEN_HUBS + 20);
});
