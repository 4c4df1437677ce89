import type { AdsReport } from "#domain/ads/ads-report";
import { describe, expect, it } from "vitest";
import { api } from "../setup/api.ts";
import { staffApi, staffJson } from "../setup/staff-api.ts";

const report = (query = "") => staffJson<AdsReport>(`/api/ads${query}`);

describe("what each ad brought", () => {
  it("is empty, and not wrong, without spend and leads", async () => {
    const found = await report("?from=2026-11-01&to=2026-11-21");
    expect(found).toMatchObject({ from: "2026-11-01", to: "2026-11-21", touch: "first", level: "campaign" });
    expect([found.lines, found.parents]).toEqual([[], []]);
    expect(found.totals).toMatchObject({ key: "all", spend: [], starts: 0, value: 0 });
    expect(found.unattributed).toMatchObject({ key: "none", spend: [], starts: 0, value: 0 });
    expect(found.totals.result).toEqual({ verdict: null, why: "no_spend", return: null });
  });

  it.each([
    ["?parent=12", "adset"],
    ["?parent=12/34", "ad"],
    ["?parent=12/34&level=ad&touch=last", "ad"],
  ])("is told for the level below the parent: %s", async (query, level) => {
    expect(await report(query)).toMatchObject({ level, totals: { key: expect.stringContaining("12") } });
  });

  it.each([
    "?from=yesterday",
    "?from=2026-02-30",
    "?from=2026-11-02&to=2026-11-01",
    "?touch=middle",
    "?level=ad",
    "?level=campaign&parent=12",
    "?parent=12/34/56",
    "?parent=x",
  ])("refuses %s", async (query) => {
    expect((await staffApi(`/api/ads${query}`)).status).toBe(400);
  });

  it("is for staff alone", async () => {
    expect((await api("/api/ads")).status).toBe(401);
  });
});
