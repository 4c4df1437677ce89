import type { AssessmentView } from "#domain/leads/assessment-view";
import type { PipelineColumn } from "#domain/leads/pipeline-board";
import { describe, expect, it } from "vitest";
import type { AnalyticsAnswer } from "../../../worker/db/figures/analytics/analytics.ts";
import type { Summary } from "../../../worker/db/leads/assessment-counts.ts";
import { countAllDays } from "../../setup/figures/counted.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { submitLead } from "../../setup/submit-lead.ts";

const total = async (query: string) =>
  (await staffApi(`/api/assessments${query}`)).headers.get("X-Total-Count");
const summary = (query: string) => staffJson<Summary>(`/api/assessments/summary${query}`);

describe("a suspect", () => {
  it("is in the list, marked, and in no figure but that of suspects", async () => {
    await submitLead({ name: "Ada Lovelace" });
    await submitLead({ name: "Ada Botson", company: "Bots Ltd" });
    await rows("update assessments set deal_value = 500");

    const list = await staffJson<AssessmentView[]>("/api/assessments");
    expect(list.map(({ name, suspect }) => [name, suspect])).toEqual([
      ["Ada Botson", true],
      ["Ada Lovelace", false],
    ]);
    const from = new Date(Date.now() - 3_600_000).toISOString();
    for (const query of [
      "",
      "?leadsOnly=true",
      "?search=ada",
      "?search=ad",
      "?search=ada&tier=4",
      `?from=${from}`,
    ]) {
      expect([query, await total(query)]).toEqual([query, "1"]);
      expect(await summary(query)).toMatchObject({
        total: 1,
        filtered: 1,
        completed: 1,
        suspects: { value: 1, more: false },
      });
    }

    for (const period of ["today", "7d", "30d", "all"]) {
      const { types, funnel, revenue, trend, campaigns, suspects } = await staffJson<AnalyticsAnswer>(
        `/api/analytics?period=${period}`,
      );
      expect([types.total, funnel.completed, revenue.totalValue, suspects.value]).toEqual([1, 1, 500, 1]);
      expect([trend, campaigns].map((points) => points.reduce((sum, point) => sum + point.total, 0))).toEqual(
        [1, 1],
      );
    }

    const [first] = await staffJson<PipelineColumn[]>("/api/pipeline");
    expect(first).toMatchObject({ status: "MQL", count: 1, value: 500, cards: [{ name: "Ada Lovelace" }] });
  });

  it("counts from the moment that it is found out, and not when it is erased", async () => {
    const first = { utm_source: "fb", utm_campaign: "spring", at: new Date().toISOString() };
    const lead = await submitLead({ name: "Ada", attribution: { first } });
    await rows("update assessments set suspect = 1");
    await countAllDays();
    expect(await rows("select * from campaign_days")).toEqual([]);
    expect(await summary("")).toMatchObject({ total: 0, filtered: 0, suspects: { value: 1 } });
    expect(await total("")).toBe("0");
    await staffApi(`/api/assessment/${lead.sessionId}`, { method: "DELETE" });
    expect(await summary("")).toMatchObject({ total: 0, filtered: 0, suspects: { value: 0 } });
  });

  it("is counted to a thousand, as other rows are", async () => {
    await rows(
      `insert into assessments (session_id, assessment_type, created_at, updated_at, suspect)
       select 'session-' || value, 'quiz', 1, 1, 1 from json_each(?)`,
      JSON.stringify(Array.from({ length: 1001 }, (_, index) => index)),
    );
    expect((await summary("")).suspects).toEqual({ value: 1000, more: true });
  });
});
