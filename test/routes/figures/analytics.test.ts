import { INITIAL_WEEK } from "#domain/calls/hours/calling-week";
import type { TimelinePage } from "#domain/leads/timeline/timeline-event";
import type { AnalyticsAnswer } from "../../../worker/db/figures/analytics/analytics.ts";
import { dayTextAt } from "#domain/time/day-text";
import { describe, expect, it } from "vitest";
import { api } from "../../setup/api.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { submitLead } from "../../setup/submit-lead.ts";
import { callableLead, recordCall, storedLead } from "../calls/callable-lead.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The desk is open for one hour a week, on the weekday of this day in UTC. */
async function openOnly(day: Date): Promise<void> {
  const name = day.toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" }).toLowerCase();
  const week = Object.fromEntries(Object.keys(INITIAL_WEEK).map((weekday) => [weekday, []]));
  const hours = JSON.stringify({ ...week, [name]: [{ from: "03:00", to: "04:00" }] });
  await rows("update system_settings set value = 'UTC' where key = 'desk_time_zone'");
  await rows("update system_settings set value = ? where key = 'desk_hours'", hours);
}

const analytics = (query = "") => staffJson<AnalyticsAnswer>(`/api/analytics${query}`);

describe("analytics", () => {
  it("are empty, and not wrong, without an assessment", async () => {
    const { funnel, revenue, tiers, quality, firstCall, trend, campaigns } = await analytics(
      "?period=30d&tz=Asia/Kolkata",
    );
    expect(funnel).toMatchObject({ total: 0, completionRate: null, optInRate: null, bookingClickRate: null });
    expect(revenue).toMatchObject({ totalValue: 0, averageValue: null, winRate: null, closeRate: null });
    expect(quality).toMatchObject({ averageMinutes: null, hubVisitRate: null, highValueLeads: 0 });
    expect(firstCall).toMatchObject({ called: 0, medianMinutes: null, neverCalled: { percent: null } });
    expect([tiers, campaigns, firstCall.owners]).toEqual([[], [], []]);
    expect(trend.every(({ total }) => total === 0)).toBe(true);
  });

  it("tell local dates as the server knows them, for browsers that know the zone of another year", async () => {
    for (const tz of ["America/Edmonton", "America/Vancouver", "Pacific/Kiritimati"]) {
      const answer = await staffJson<AnalyticsAnswer & { days: { from: string | null; to: string } }>(
        `/api/analytics?period=30d&tz=${tz}`,
      );
      const today = dayTextAt(Date.now(), tz);
      expect(answer.days).toEqual({ from: dayTextAt(Date.now() - 30 * DAY_MS, tz), to: today });
      // Steps begin at local midnight, and the last one is today.
      expect(answer.trend.at(-1)?.start.slice(0, 16)).toBe(`${today}T00:00`);
      for (const { start } of [...answer.trend, ...answer.change.trend])
        expect(start.slice(0, 10)).toBe(dayTextAt(Date.parse(start), tz));
    }
  });

  it.each([
    "",
    "?period=today",
    "?period=7d&tz=America/St_Johns",
    "?period=30d",
    "?period=all&tz=Europe/Vienna",
  ])("count what was just submitted: %s", async (query) => {
    const at = new Date().toISOString();
    await submitLead({ attribution: { first: { utm_source: "fb", utm_campaign: "spring", at } } });
    const { types, funnel, tiers, pipeline, trend, campaigns } = await analytics(query);
    expect([types.total, funnel.completed, funnel.completionRate]).toEqual([1, 1, 100]);
    expect(tiers).toMatchObject([{ tier: 4, leads: 1 }]);
    expect(pipeline[0]).toEqual({ status: "MQL", count: 1, value: 0, withoutValue: 1 });
    expect(trend.at(-1)).toMatchObject({ total: 1, completed: 1 });
    expect(campaigns).toMatchObject([{ source: "fb", campaign: "spring", total: 1, leads: 1, other: false }]);
  });

  it("tell the time to the first call in calling hours, and by the clock as the lead lived it", async () => {
    const { id } = await callableLead();
    const asked = Date.now() - 3 * DAY_MS;
    await rows("update assessments set clock_started_at = ? where id = ?", asked, id);
    await openOnly(new Date(Date.now() - DAY_MS));
    await recordCall(id, { outcome: "reached" });
    const { first_outcome_at } = await storedLead(id);
    const livedMinutes = Math.ceil((Number(first_outcome_at) - asked) / HOUR_MS) * 60;
    const { firstCall } = await analytics();
    const lived = { medianMinutes: livedMinutes, ninetiethMinutes: livedMinutes };
    const times = { medianMinutes: 60, ninetiethMinutes: 60, lived };
    expect(firstCall).toMatchObject({ called: 1, ...times });
    expect(firstCall.bands).toContainEqual(expect.objectContaining({ called: 1, band: "High", ...times }));
    expect(firstCall.owners).toMatchObject([{ owner: "ada@example.com", ...times }]);
    expect(firstCall.speeds.filter(({ leads }) => leads > 0)).toMatchObject([{ speed: "1h", lived }]);

    const { timeline } = await staffJson<TimelinePage>(`/api/leads/${id}/timeline`);
    expect(timeline.find(({ kind }) => kind === "call")).toMatchObject({ wait: { callingMinutes: 60 } });
  });

  it.each([
    ["", "UTC"],
    ["?tz=Europe/Vienna", "Europe/Vienna"],
    ["?tz=Etc%2FUnknown", "UTC"],
    ["?tz=Mars/Olympus", "UTC"],
    ["?tz=%2B05:17", "UTC"],
    ["?tz=", "UTC"],
  ])("count by a zone that is known, and say which: %s", async (query, timeZone) => {
    expect(await staffJson(`/api/analytics${query}`)).toMatchObject({ timeZone });
  });

  it.each(["?period=year", `?tz=${"x".repeat(65)}`])("refuse %s", async (query) => {
    expect((await staffApi(`/api/analytics${query}`)).status).toBe(400);
  });

  it("are for staff alone", async () => {
    expect((await api("/api/analytics")).status).toBe(401);
  });
});
