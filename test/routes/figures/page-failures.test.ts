import type { StepsReport } from "#domain/figures/steps/step-report";
import { describe, expect, it } from "vitest";
import { api } from "../../setup/api.ts";
import { asStaff } from "../../setup/as-staff.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffJson } from "../../setup/staff-api.ts";

const tell = (page: string, init = {}) => api("/api/page-failures", { json: { page }, ...init });
const stored = () => rows("select * from page_failures order by page");
const today = Math.floor(Date.now() / 86_400_000);

describe("a page that failed", () => {
  it("is counted by day and page, and staff see it where they see who stopped", async () => {
    const headers = { "sec-gpc": "1", "cf-connecting-ip": "203.0.113.79" };
    const answer = await tell("quiz", { headers });
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    await tell("landing");
    await tell("quiz");
    expect(await stored()).toEqual([
      { day: today, page: "landing", failures: 1 },
      { day: today, page: "quiz", failures: 2 },
    ]);
    expect((await staffJson<StepsReport>("/api/steps")).failures).toEqual([
      { page: "quiz", failures: 2 },
      { page: "landing", failures: 1 },
    ]);
    const before = await staffJson<StepsReport>("/api/steps?from=2026-01-01&to=2026-01-31");
    expect(before.failures).toEqual([]);
  });

  it("is one of visitors, and known", async () => {
    for (const page of ["admin", "elsewhere", "<b>"]) expect((await tell(page)).status).toBe(400);
    await tell("quiz", { headers: await asStaff() });
    expect(await stored()).toEqual([]);
  });
});
