import type { AnalyticsAnswer } from "../../worker/db/analytics/analytics.ts";
import { describe, expect, it } from "vitest";
import { api } from "../setup/api.ts";
import { rows } from "../setup/rows.ts";
import { staffApi, staffJson } from "../setup/staff-api.ts";
import { submitLead } from "../setup/submit-lead.ts";

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
    // Nobody can call a lead without a number: its submit adds nothing to what is kept of first calls.
    expect(await rows("select * from first_call_stats")).toEqual([]);
    expect([types.total, funnel.completed, funnel.completionRate]).toEqual([1, 1, 100]);
    expect(tiers).toMatchObject([{ tier: 4, leads: 1 }]);
    expect(pipeline[0]).toEqual({ status: "MQL", count: 1, value: 0 });
    expect(trend.at(-1)).toMatchObject({ total: 1, completed: 1 });
    expect(campaigns).toMatchObject([{ source: "fb", campaign: "spring", total: 1, leads: 1, other: false }]);
  });

  it.each(["?period=year", "?tz=Mars/Olympus", "?tz=%2B05:17", "?tz="])("refuse %s", async (query) => {
    expect((await staffApi(`/api/analytics${query}`)).status).toBe(400);
  });

  it("are for staff alone", async () => {
    expect((await api("/api/analytics")).status).toBe(401);
  });
});
