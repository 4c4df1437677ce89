import type { AssessmentView } from "#domain/leads/assessment-view";
import { LOST_NOTE_MAX, LOST_REASONS } from "#domain/leads/lost-reason";
import type { PipelineColumn } from "#domain/leads/pipeline-board";
import { describe, expect, it } from "vitest";
import { api } from "../../setup/api.ts";
import { countAllDays } from "../../setup/figures/counted.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { submitLead } from "../../setup/submit-lead.ts";

type Options = Omit<Parameters<typeof staffApi>[1] & object, "method" | "json">;

const move = (sessionId: string, json: unknown, options: Options = {}) =>
  staffApi(`/api/assessment/${sessionId}/lead-status`, { ...options, method: "PATCH", json });
const moved = async (sessionId: string, json: unknown) => {
  const answer = await move(sessionId, json);
  expect(answer.status).toBe(200);
  return (await answer.json<{ assessment: AssessmentView }>()).assessment;
};
const stored = async (sessionId: string) => {
  const [row] = await rows(
    "select lead_status, lost_reason, lost_note, version from assessments where session_id = ?",
    sessionId,
  );
  return row;
};
const history = () => rows("select to_status, lost_reason, lost_note from status_history order by id");
const audited = () => rows("select action, details from audit order by id");

describe("why a lead was lost", () => {
  it("comes with the move, and stands wherever staff see the lead", async () => {
    const { id, sessionId } = await submitLead();
    const lost = { lostReason: "other", lostNote: "Sold, the business" };
    expect(await moved(sessionId, { leadStatus: "Lost", ...lost })).toMatchObject(lost);
    expect(await stored(sessionId)).toMatchObject({ lost_reason: "other", lost_note: "Sold, the business" });
    expect(await history()).toEqual([
      { to_status: "Lost", lost_reason: "other", lost_note: "Sold, the business" },
    ]);
    const [listed] = await staffJson<AssessmentView[]>("/api/assessments");
    const columns = await staffJson<PipelineColumn[]>("/api/pipeline");
    const card = columns.flatMap(({ cards }) => cards).find((one) => one.id === id);
    const [changed] = await staffJson<AssessmentView[]>(`/api/leads?ids=${id}`);
    for (const shown of [listed, card, changed]) expect(shown).toMatchObject(lost);
    const [head = "", line = ""] = (await (await staffApi("/api/assessments/export.csv")).text()).split(
      "\r\n",
    );
    expect(head).toContain(",leadStatus,lostReason,lostNote,");
    expect(line).toContain(',Lost,other,"Sold, the business",');
    const theirs = [await api(`/api/hub/${sessionId}`), await api(`/api/hub/${sessionId}/export`)];
    for (const answer of theirs) {
      expect([answer.status, await answer.text()]).toEqual([200, expect.not.stringContaining("Sold")]);
    }
  });

  it("is not given, unless somebody says so", async () => {
    const { sessionId } = await submitLead();
    const lead = await moved(sessionId, { leadStatus: "Lost" });
    expect(lead).toMatchObject({ leadStatus: "Lost", lostReason: null, lostNote: null });
  });

  it("may follow the move, and be corrected, as part of that move", async () => {
    const { sessionId } = await submitLead();
    await moved(sessionId, { leadStatus: "Lost" });
    await moved(sessionId, { leadStatus: "Lost", lostReason: "timing", lostNote: "In spring" });
    await moved(sessionId, { lostReason: "price" });
    expect(await stored(sessionId)).toMatchObject({
      lost_reason: "price",
      lost_note: "In spring",
      version: 4,
    });
    await moved(sessionId, { lostReason: "price", lostNote: "" });
    expect(await history()).toEqual([{ to_status: "Lost", lost_reason: "price", lost_note: null }]);
    expect((await audited()).slice(1)).toEqual([
      { action: "lost-reason", details: '{"fields":["lostReason","lostNote"]}' },
      { action: "lost-reason", details: '{"fields":["lostReason"]}' },
      { action: "lost-reason", details: '{"fields":["lostNote"]}' },
    ]);
    expect(JSON.stringify(await audited())).not.toContain("spring");
    expect(await rows("select count(*) as n from changes where kind = 'updated'")).toEqual([{ n: 4 }]);
  });

  it("writes nothing when it is the same again", async () => {
    const { sessionId } = await submitLead();
    await moved(sessionId, { leadStatus: "Lost", lostReason: "price" });
    const before = await stored(sessionId);
    await moved(sessionId, { leadStatus: "Lost", lostReason: "price", lostNote: null });
    expect([await stored(sessionId), (await audited()).length]).toEqual([before, 1]);
  });

  it("goes when the lead leaves Lost; the history keeps it, and the next time begins without", async () => {
    const { sessionId } = await submitLead();
    await moved(sessionId, { leadStatus: "Lost", lostReason: "competitor", lostNote: "Acme" });
    const back = await moved(sessionId, { leadStatus: "SQL" });
    expect(back).toMatchObject({ lostReason: null, lostNote: null });
    await moved(sessionId, { leadStatus: "Lost" });
    await moved(sessionId, { lostReason: "timing" });
    expect(await history()).toEqual([
      { to_status: "Lost", lost_reason: "competitor", lost_note: "Acme" },
      { to_status: "SQL", lost_reason: null, lost_note: null },
      { to_status: "Lost", lost_reason: "timing", lost_note: null },
    ]);
  });

  it.each([
    { leadStatus: "Won", lostReason: "price" },
    { lostReason: "price" },
    { lostNote: "Too dear" },
    { leadStatus: "Lost", lostReason: "money" },
    { leadStatus: "Lost", lostReason: "" },
    { leadStatus: "Lost", lostReason: "other", lostNote: "x".repeat(LOST_NOTE_MAX + 1) },
    { leadStatus: "Lost", lostReason: "other", lostNote: 5 },
    { leadStatus: "Lost", lostNote: "a\u0000b" },
  ])("is refused as %o of an open lead, with the move", async (json) => {
    const { sessionId } = await submitLead();
    expect((await move(sessionId, json)).status).toBe(400);
    expect(await stored(sessionId)).toMatchObject({ lead_status: "MQL", version: 1 });
    expect(await audited()).toEqual([]);
  });

  it("may be sent as nothing with any status", async () => {
    const { sessionId } = await submitLead();
    const json = { leadStatus: "Hold", lostReason: null, lostNote: "" };
    expect(await moved(sessionId, json)).toMatchObject({ leadStatus: "Hold", lostReason: null });
  });

  it("is refused when somebody else has changed the lead meanwhile", async () => {
    const { sessionId } = await submitLead();
    await moved(sessionId, { leadStatus: "Lost" });
    await moved(sessionId, { leadStatus: "SQL" });
    const late = await move(sessionId, { lostReason: "price" }, { headers: { "If-Match": '"2"' } });
    expect([late.status, await late.json()]).toMatchObject([409, { current: { leadStatus: "SQL" } }]);
    expect(await stored(sessionId)).toMatchObject({ lost_reason: null, version: 3 });
  });

  it("belongs to what staff hold about a person, and goes with the lead", async () => {
    const { id, sessionId } = await submitLead({ email: "ada@one.example" });
    await moved(sessionId, { leadStatus: "Lost", lostReason: "other", lostNote: "Kingfisher" });
    await moved(sessionId, { leadStatus: "Hold" });
    await moved(sessionId, { leadStatus: "Lost", lostReason: "not_a_fit" });
    type Page = { assessments: { staff: object }[] };
    const page = await staffJson<Page>("/api/people/export", { json: { assessments: [id], bookings: [] } });
    expect(page.assessments[0]?.staff).toMatchObject({
      lostReason: "not_a_fit",
      lostNote: null,
      statusHistory: [
        { to: "Lost", lostReason: "other", lostNote: "Kingfisher" },
        { to: "Hold", lostReason: null, lostNote: null },
        { to: "Lost", lostReason: "not_a_fit", lostNote: null },
      ],
    });
    await staffApi(`/api/assessment/${sessionId}/erase`, { method: "POST" });
    expect(await history()).toEqual([]);
    await countAllDays();
    expect(await rows("select * from lead_days")).toEqual([]);
  });
});

describe("the list by lost reason", () => {
  const names = async (query: string) =>
    (await staffJson<AssessmentView[]>(`/api/assessments?${query}`)).map(({ name }) => name);

  it("has the leads of each, and those without one", async () => {
    for (const lostReason of [...LOST_REASONS, null]) {
      const lead = await submitLead({ name: `Lost ${lostReason}` });
      await moved(lead.sessionId, { leadStatus: "Lost", lostReason });
    }
    await submitLead({ name: "Open" });
    for (const reason of LOST_REASONS)
      expect(await names(`lostReason=${reason}`)).toEqual([`Lost ${reason}`]);
    expect(await names("lostReason=none")).toEqual(["Lost null"]);
    expect(await names("lostReason=price&leadStatus=Won")).toEqual([]);
    expect(await staffJson("/api/assessments/summary?lostReason=price")).toMatchObject({
      filtered: 1,
      total: 8,
    });
    const csv = await (await staffApi("/api/assessments/export.csv?lostReason=timing")).text();
    expect(csv.match(/Lost \w+/g)).toEqual(["Lost timing"]);
    expect((await staffApi("/api/assessments?lostReason=money")).status).toBe(400);
  });
});
