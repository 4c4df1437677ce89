import { callingHours } from "#domain/calls/hours/calling-settings";
import { dueAt } from "#domain/calls/hours/calling-time";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { computeDueTimes, runDueJobs } from "../../../../worker/cron/run-due-jobs.ts";
import { keyedHash } from "../../../../worker/crypto/keyed-hash.ts";
import { openBudget } from "../../../../worker/db/budget.ts";
import { openDb } from "../../../../worker/db/client.ts";
import { setDueTimes } from "../../../../worker/db/calls/consequences/lead-clock.ts";
import { api, settled } from "../../../setup/api.ts";
import { fromCalendly } from "../../../setup/booking-webhook.ts";
import { rows } from "../../../setup/database/rows.ts";
import { project } from "../../../setup/figures/project.ts";
import { completedLead } from "../../../setup/lead.ts";
import { staffApi } from "../../../setup/staff-api.ts";

const NOW = Date.UTC(2026, 10, 23, 18);
const HOURS = callingHours({});
const db = () => openDb(env.DB, "first-primary").db;
const compute = () => setDueTimes(db());

const running = (id: number, columns: string, values: string) =>
  rows(
    `insert into assessments (id, session_id, assessment_type, created_at, updated_at, phone, call_consent_at,
       clock_started_at, ${columns})
     values (${id}, 'session-${id}', 'quiz', 1, 1, '+1', 1, ${NOW}, ${values})`,
  );
const dueTimes = async () =>
  (await rows("select due_at from assessments order by id")).map((row) => row["due_at"]);

describe("when a first call is due", () => {
  it("goes by lead score, request and time zone", async () => {
    await running(1, "lead_score", "130");
    await running(2, "lead_score", "90");
    await running(3, "lead_score", "50");
    await running(4, "lead_score", "10");
    await running(5, "lead_score, call_requested_at", `10, ${NOW}`);
    await running(6, "lead_score, time_zone", "130, 'Europe/Berlin'");
    await running(7, "time_zone", "'Nowhere/Else'");
    expect(await compute()).toBe(7);
    expect(await dueTimes()).toEqual(
      [5, 30, 240, 480, 5]
        .map((minutes) => dueAt(NOW, minutes, HOURS, null))
        .concat(dueAt(NOW, 5, HOURS, "Europe/Berlin"), dueAt(NOW, 480, HOURS, null)),
    );
    expect(await compute()).toBe(0);
  });

  it("is news to staff where it changes, and where it comes out the same is none", async () => {
    const told = async () => (await rows("select entity_id from changes where entity = 'assessment'")).length;
    await running(1, "lead_score, email", "130, 'ada@example.com'");
    const before = await told();
    await compute();
    expect(await told()).toBe(before + 1);
    await rows("update assessments set due_version = 0");
    expect(await compute()).toBe(1);
    expect(await told()).toBe(before + 1);
  });

  it("leaves what is not running, and what was computed", async () => {
    await running(1, "due_at, due_version", "7, 99");
    await rows(
      "insert into assessments (session_id, assessment_type, created_at, updated_at, due_at) values ('s', 'quiz', 1, 1, 8)",
    );
    expect(await compute()).toBe(0);
    expect(await dueTimes()).toEqual([7, 8]);
  });

  it("is computed anew, in pieces, after the desk's settings have changed; new clocks come first", async () => {
    await rows(
      `insert into assessments (session_id, assessment_type, created_at, updated_at, phone, call_consent_at,
         clock_started_at, lead_score, last_outcome)
       select 'session-' || value, 'quiz', 1, 1, '+1', 1, ?, 10, null from json_each(?)`,
      NOW,
      JSON.stringify(Array.from({ length: 250 }, (_, index) => index)),
    );
    while ((await compute()) > 0);
    const before = await dueTimes();
    const settings = {
      key: "desk_targets",
      value: JSON.stringify({ asked: 1, Exceptional: 1, High: 1, Medium: 1, Low: 1 }),
    };
    expect((await staffApi("/api/system-settings", { json: settings })).status).toBe(200);
    await running(999, "lead_score", "10");
    expect(await compute()).toBe(100);
    const after = await dueTimes();
    const now = dueAt(NOW, 1, HOURS, null);
    expect(after.at(-1)).toBe(now);
    expect(after.filter((time) => time === now)).toHaveLength(100);
    expect(after.filter((time) => time === before[0])).toHaveLength(151);
    await computeDueTimes(openBudget(env.DB));
    expect(new Set(await dueTimes())).toEqual(new Set([now]));
  });

  it("goes by every minute while the desk never opens", async () => {
    const closed = {
      key: "desk_hours",
      value: JSON.stringify({
        ...HOURS.week,
        monday: [],
        tuesday: [],
        wednesday: [],
        thursday: [],
        friday: [],
      }),
    };
    expect((await staffApi("/api/system-settings", { json: closed })).status).toBe(200);
    await running(1, "lead_score", "130");
    expect([await compute(), await compute()]).toEqual([1, 0]);
    expect(await dueTimes()).toEqual([NOW + 5 * 60_000]);
  });

  it("goes by the desk's hours alone for a lead whose own never meet them", async () => {
    await running(1, "lead_score, time_zone", "130, 'Asia/Singapore'");
    await compute();
    expect(await dueTimes()).toEqual([dueAt(NOW, 5, HOURS, null)]);
  });
});

/** Whatever makes a lead callable, or no longer, with the answer's due time where it gives the lead. */
describe("the clock follows", () => {
  const state = async () => {
    const [row] = await rows(
      "select clock_started_at is not null as running, due_at is not null as due from assessments",
    );
    return `${row?.["running"]}${row?.["due"]}`;
  };
  const withPhone = async (columns = "") => {
    const lead = await completedLead();
    const set = `phone = '+14035550134', call_consent_at = 1, updated_at = ?${columns && `, ${columns}`}`;
    await rows(`update assessments set ${set}`, Date.now());
    return lead;
  };
  const calendly = (bookingRef: string | null, event: string, at: string) =>
    fromCalendly({
      event,
      created_at: at,
      payload: {
        uri: "calendly:1",
        name: "Ada",
        email: "ada@analytical.example",
        rescheduled: false,
        tracking: { utm_content: bookingRef },
        scheduled_event: { start_time: "2030-12-01T15:00:00Z" },
      },
    });

  it("a lead status that opens and closes the lead", async () => {
    const { sessionId } = await withPhone("lead_status = 'Hold'");
    expect(await state()).toBe("00");
    for (const [leadStatus, clock] of [
      ["SQL", "11"],
      ["MQL", "11"],
      ["Won", "00"],
      ["MQL", "11"],
      ["Lost", "00"],
      ["Hold", "00"],
    ]) {
      const path = `/api/assessment/${sessionId}/lead-status`;
      const answer = await staffApi(path, { method: "PATCH", json: { leadStatus } });
      const { assessment } = await answer.json<{ assessment: { dueAt: string | null } }>();
      expect([leadStatus, await state(), assessment.dueAt !== null]).toEqual([
        leadStatus,
        clock,
        clock === "11",
      ]);
    }
  });

  it("another score", async () => {
    const { sessionId } = await withPhone();
    await project();
    await rows("update assessments set lead_score = 1, due_at = 5");
    await staffApi(`/api/assessment/${sessionId}/recalculate-score`, { method: "POST" });
    const [row] = await rows("select lead_score, due_at from assessments");
    expect(row?.["lead_score"]).toBe(110);
    expect(Number(row?.["due_at"])).toBeGreaterThan(5);
  });

  it("a call that is booked, and one that is cancelled", async () => {
    const { sessionId } = await withPhone();
    const ref = await keyedHash(env, "booking", sessionId);
    await calendly(ref, "invitee.created", "2026-11-21T10:00:00Z");
    expect(await state()).toBe("00");
    await calendly(ref, "invitee.canceled", "2026-11-21T11:00:00Z");
    expect(await state()).toBe("11");
  });

  it("a visitor's request to be called, and its withdrawal", async () => {
    const { sessionId } = await completedLead();
    const json = { sessionId, phone: "+14035550134", callConsent: true };
    expect((await api("/api/assessment/request-call", { json })).status).toBe(200);
    await settled();
    expect(await state()).toBe("11");
    await api(`/api/assessment/${sessionId}/withdraw-call`, { method: "POST" });
    expect(await state()).toBe("00");
  });

  it("a number, and what the cron finds of a write that was cut off", async () => {
    const { id } = await completedLead();
    const phone = { phone: "+14035550134", agreed: "call" };
    await staffApi(`/api/leads/${id}/phone`, { method: "PUT", json: phone });
    expect(await state()).toBe("11");
    await rows("update assessments set due_at = null, due_version = 0");
    await runDueJobs(env, Date.now());
    expect(await state()).toBe("11");
  });
});
