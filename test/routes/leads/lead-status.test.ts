import type { AssessmentView } from "#domain/leads/assessment-view";
import type { PipelineColumn } from "#domain/leads/pipeline-board";
import { describe, expect, it } from "vitest";
import { api } from "../../setup/api.ts";
import { connectedSlack, META_VARS, metaPeer } from "../../setup/delivery/peers.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { submitLead } from "../../setup/submit-lead.ts";

async function stored(sessionId: string) {
  const [row] = await rows("select * from assessments where session_id = ?", sessionId);
  return row;
}

const audited = () => rows("select who, action, entity, entity_id, details from audit order by id");

describe("lead status", () => {
  const move = (sessionId: string, json: unknown, vars?: Partial<Env>) =>
    staffApi(`/api/assessment/${sessionId}/lead-status`, { method: "PATCH", json, ...(vars && { vars }) });
  const history = () =>
    rows("select from_status, to_status, changed_by, changed_at from status_history order by id");

  it("changes with its time, its history and its audit row", async () => {
    const lead = await submitLead();
    await move(lead.sessionId, { leadStatus: "SQL", dealValue: 5000 });
    const row = await stored(lead.sessionId);
    expect(row).toMatchObject({
      lead_status: "SQL",
      deal_value: 5000,
      version: 2,
      status_updated_by: "ada@example.com",
    });
    expect(await history()).toEqual([
      {
        from_status: "MQL",
        to_status: "SQL",
        changed_by: "ada@example.com",
        changed_at: row?.["status_updated_at"],
      },
    ]);
    expect(await audited()).toMatchObject([
      {
        action: "lead-status",
        details: '{"fields":["leadStatus","dealValue","statusUpdatedAt","statusUpdatedBy"]}',
      },
    ]);
  });

  it("says who changed it last, wherever staff see the lead; nobody has at first", async () => {
    const { id, sessionId } = await submitLead();
    const mover = async () => {
      const [lead] = await staffJson<AssessmentView[]>("/api/assessments");
      const columns = await staffJson<PipelineColumn[]>("/api/pipeline");
      const card = columns.flatMap(({ cards }) => cards).find((one) => one.id === id);
      const [changed] = await staffJson<AssessmentView[]>(`/api/leads?ids=${id}`);
      return [lead, card, changed].map((shown) => shown?.statusUpdatedBy);
    };
    const grace = "grace@example.com";
    const withoutGrace = expect.not.stringContaining("grace");
    const change = (call: string, json: object, who?: string) =>
      staffApi(`/api/assessment/${sessionId}/${call}`, { method: "PATCH", json, ...(who && { who }) });
    expect(await mover()).toEqual([null, null, null]);
    await change("lead-status", { leadStatus: "SQL" }, grace);
    await change("lead-status", { leadStatus: "SQL", dealValue: 5 });
    await change("admin-notes", { adminNotes: "Called" });
    expect(await mover()).toEqual([grace, grace, grace]);
    const theirs = [await api(`/api/hub/${sessionId}`), await api(`/api/hub/${sessionId}/export`)];
    for (const answer of theirs) expect([answer.status, await answer.text()]).toEqual([200, withoutGrace]);
    await change("lead-status", { leadStatus: "Won" });
    expect(await mover()).toEqual(["ada@example.com", "ada@example.com", "ada@example.com"]);
  });

  it("writes nothing when it is the same again", async () => {
    const lead = await submitLead();
    await move(lead.sessionId, { leadStatus: "Hold", dealValue: 0 });
    const before = await stored(lead.sessionId);
    const again = await move(lead.sessionId, { leadStatus: "Hold", dealValue: 0 });
    expect(again.status).toBe(200);
    expect(await stored(lead.sessionId)).toEqual(before);
    expect([await history(), await audited()].map((list) => list.length)).toEqual([1, 1]);
  });

  it("keeps what the call leaves out; a null deal value is none", async () => {
    const lead = await submitLead();
    await move(lead.sessionId, { leadStatus: "Won", dealValue: 7 });
    await move(lead.sessionId, { leadStatus: "Lost" });
    expect(await stored(lead.sessionId)).toMatchObject({ lead_status: "Lost", deal_value: 7 });
    await move(lead.sessionId, { dealValue: null });
    expect(await stored(lead.sessionId)).toMatchObject({ lead_status: "Lost", deal_value: null });
    expect(await history()).toHaveLength(2);
  });

  it.each([
    [{ leadStatus: "mql" }],
    [{ dealValue: -1 }],
    [{ dealValue: 1.5 }],
    [{ dealValue: "5" }],
    [{ leadStatus: null }],
    [{}],
    [[]],
  ])("refuses %o", async (json) => {
    const lead = await submitLead();
    expect((await move(lead.sessionId, json)).status).toBe(400);
    expect(await stored(lead.sessionId)).toMatchObject({ lead_status: "MQL", version: 1 });
  });

  it("tells a connected Slack of each move once, of nothing else, and of no suspect", async () => {
    await connectedSlack();
    const lead = await submitLead();
    const suspect = await submitLead({ company: "Bots Ltd" });
    await move(suspect.sessionId, { leadStatus: "SQL" });
    await move(lead.sessionId, { leadStatus: "SQL" });
    await move(lead.sessionId, { leadStatus: "SQL" });
    await move(lead.sessionId, { dealValue: 9 });
    await move(lead.sessionId, { leadStatus: "MQL" });
    const queued = await rows(
      "select assessment_id, payload from outbox where kind = 'slack-move' order by id",
    );
    expect(queued).toEqual([
      { assessment_id: lead.id, payload: '{"from":"MQL","to":"SQL","by":"ada@example.com"}' },
      { assessment_id: lead.id, payload: '{"from":"SQL","to":"MQL","by":"ada@example.com"}' },
    ]);
  });

  it("tells nobody while nothing is connected", async () => {
    const lead = await submitLead();
    await move(lead.sessionId, { leadStatus: "Won" });
    expect(await rows("select kind from outbox where kind like 'slack%' or kind = 'stage-event'")).toEqual(
      [],
    );
  });

  it("tells Meta of SQL and Won, forward only and once each", async () => {
    metaPeer();
    const lead = await submitLead();
    const stages = async () =>
      (
        await rows("select payload ->> 'stage' as stage from outbox where kind = 'stage-event' order by id")
      ).map(({ stage }) => stage);
    for (const [leadStatus, told] of [
      ["Hold", []],
      ["SQL", ["SQL"]],
      ["MQL", ["SQL"]],
      ["SQL", ["SQL"]],
      ["Won", ["SQL", "Won"]],
      ["SQL", ["SQL", "Won"]],
      ["Won", ["SQL", "Won"]],
    ] as const) {
      await move(lead.sessionId, { leadStatus }, META_VARS);
      expect(await stages()).toEqual(told);
    }
  });

  it("never tells Meta of SQL after Won, nor of a lead that refused", async () => {
    metaPeer();
    const won = await submitLead();
    for (const leadStatus of ["Won", "Hold", "SQL"]) await move(won.sessionId, { leadStatus }, META_VARS);
    const refused = await submitLead({ adConsent: false });
    await move(refused.sessionId, { leadStatus: "SQL" }, META_VARS);
    expect(
      await rows("select assessment_id, payload ->> 'stage' as stage from outbox where kind = 'stage-event'"),
    ).toEqual([{ assessment_id: won.id, stage: "Won" }]);
  });

  it("loses no write of two at once that name no version", async () => {
    const lead = await submitLead();
    await Promise.all([
      move(lead.sessionId, { leadStatus: "SQL" }),
      move(lead.sessionId, { dealValue: 12 }),
      staffApi(`/api/assessment/${lead.sessionId}/admin-notes`, {
        method: "PATCH",
        json: { adminNotes: "n" },
      }),
    ]);
    expect(await stored(lead.sessionId)).toMatchObject({
      lead_status: "SQL",
      deal_value: 12,
      admin_notes: "n",
      version: 4,
    });
    expect(await audited()).toHaveLength(3);
  });
});
