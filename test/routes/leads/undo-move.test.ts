import { env } from "cloudflare:workers";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { TimelinePage } from "#domain/leads/timeline/timeline-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { UNDO_MOVE_MS } from "#domain/leads/move-undo";
import { openDb } from "../../../worker/db/client.ts";
import { undoMove } from "../../../worker/db/leads/undo-move.ts";
import { databaseWith } from "../../setup/database/database-with.ts";
import { rows } from "../../setup/database/rows.ts";
import { connectedSlack, META_VARS, metaPeer } from "../../setup/delivery/peers.ts";
import { projectedLead } from "../../setup/figures/projected-lead.ts";
import { completedLead, type StoredLead } from "../../setup/lead.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { alwaysOpen, callableLead, recordCall } from "../calls/callable-lead.ts";

beforeEach(alwaysOpen);

type Vars = { vars?: Partial<Env> };

async function move(lead: StoredLead, json: object, vars: Vars = {}): Promise<AssessmentView> {
  const path = `/api/assessment/${lead.sessionId}/lead-status`;
  const { assessment } = await staffJson<{ assessment: AssessmentView }>(path, {
    method: "PATCH",
    json,
    ...vars,
  });
  return assessment;
}

const undo = (lead: StoredLead, moved: { version: number }, who?: string) =>
  staffApi(`/api/assessment/${lead.sessionId}/undo-move`, {
    json: { version: moved.version },
    ...(who && { who }),
  });

/** What an undo puts back; the rest of the row tells of the undo itself. */
async function standing(id: number) {
  const { version: _version, updated_at: _updatedAt, ...row } = await projectedLead(id);
  return row;
}

const history = (id: number) =>
  rows(
    "select from_status, to_status, undone_at from status_history where assessment_id = ? order by id",
    id,
  );

/** The leads in each part of Next calls, in their order. */
async function queueOf() {
  const parts = Object.entries(await staffJson<object>("/api/desk/queue"));
  return parts.flatMap(([part, leads]) => (Array.isArray(leads) ? [[part, leads.map(({ id }) => id)]] : []));
}

const STAGES = ["SQL", "Hold", "Won", "Lost"] as const;

describe("the undo of a move", () => {
  it.each(STAGES)("puts a lead that waits to be called back as it was: %s", async (leadStatus) => {
    const lead = await callableLead();
    const before = [await standing(lead.id), await queueOf()];
    const moved = await move(lead, { leadStatus, dealValue: 900 });
    const undone = await undo(lead, moved);
    expect(undone.status).toBe(200);
    expect([await standing(lead.id), await queueOf()]).toEqual(before);
    expect(await history(lead.id)).toMatchObject([{ to_status: leadStatus, undone_at: expect.any(Number) }]);
  });

  it.each(STAGES)("puts a lead that is called again later back as it was: %s", async (leadStatus) => {
    const lead = await callableLead();
    const nextActionAt = new Date(Date.now() + 3_600_000).toISOString();
    await recordCall(lead.id, { outcome: "no_answer", nextAction: "Ring the office", nextActionAt });
    const before = [await standing(lead.id), await queueOf()];
    await undo(lead, await move(lead, { leadStatus }));
    expect([await standing(lead.id), await queueOf()]).toEqual(before);
  });

  it("starts no new time in a stage, and gives the reason and the mover of before", async () => {
    const lead = await completedLead();
    await move(lead, { leadStatus: "Lost", lostReason: "other", lostNote: "Moved abroad" });
    await rows("update status_history set changed_at = 1000");
    await rows("update assessments set status_updated_at = 1000, status_updated_by = 'grace@example.com'");
    const before = await standing(lead.id);
    const board = () => staffJson<{ cards: { id: number; inStageSince: string }[] }[]>("/api/pipeline");
    const since = async () => (await board()).flatMap(({ cards }) => cards).map((card) => card.inStageSince);
    const stood = await since();
    await undo(lead, await move(lead, { leadStatus: "MQL" }));
    expect(await standing(lead.id)).toEqual(before);
    expect(await since()).toEqual(stood);
  });

  it("takes back what was said of the move", async () => {
    const lead = await completedLead();
    const before = await standing(lead.id);
    for (const [leadStatus, answer] of [
      ["Lost", { leadStatus: "Lost", lostReason: "price" }],
      ["Won", { leadStatus: "Won", dealValue: 12_000 }],
    ] as const) {
      const moved = await move(lead, { leadStatus });
      await move(lead, answer);
      expect((await undo(lead, moved)).status).toBe(200);
      expect(await standing(lead.id)).toEqual(before);
    }
  });

  it("leaves a note and a score as they have become since", async () => {
    const lead = await completedLead();
    const moved = await move(lead, { leadStatus: "Hold" });
    const path = `/api/assessment/${lead.sessionId}/admin-notes`;
    await staffApi(path, { method: "PATCH", json: { adminNotes: "Rings back" }, who: "grace@example.com" });
    expect((await undo(lead, moved)).status).toBe(200);
    expect(await standing(lead.id)).toMatchObject({ lead_status: "MQL", admin_notes: "Rings back" });
  });

  it("gives an older assessment of the same person its place back, and keeps none of its plan", async () => {
    const person = { email: "one@shop.test" };
    const older = await completedLead(person);
    const newer = await completedLead(person);
    await move(newer, { leadStatus: "Lost" });
    const plan = { nextAction: "Send the offer", nextActionAt: new Date(Date.now() + 9e6).toISOString() };
    await staffJson(`/api/leads/${older.id}/next-action`, { method: "PATCH", json: plan });
    const both = async () => [await standing(older.id), await standing(newer.id)];
    const before = await both();
    const moved = await move(newer, { leadStatus: "MQL" });
    expect(await standing(newer.id)).toMatchObject({
      owner: "ada@example.com",
      next_action: plan.nextAction,
    });
    await undo(newer, moved);
    expect(await both()).toEqual(before);
  });

  it("tells Slack and Meta nothing that the move had not told yet", async () => {
    await connectedSlack();
    metaPeer();
    const lead = await completedLead();
    const queued = () =>
      rows("select kind, status from outbox where kind in ('slack-move', 'stage-event') order by id");
    const settled = await queued();
    await rows("insert into channel_pauses (channel, reason, since) values ('slack', 'no_service', 1)");
    await undo(lead, await move(lead, { leadStatus: "SQL" }, { vars: META_VARS }));
    expect(await queued()).toEqual(settled);
    // Nothing was told, so that the next move is.
    await move(lead, { leadStatus: "SQL" }, { vars: META_VARS });
    expect(await queued()).toMatchObject([{ kind: "slack-move" }, { kind: "stage-event" }]);
  });

  it("does not tell Meta of SQL once it was told of Won, though that was undone", async () => {
    metaPeer();
    const lead = await completedLead();
    const moved = await move(lead, { leadStatus: "Won" }, { vars: META_VARS });
    await rows("update outbox set status = 'sent', sent_at = 1 where kind = 'stage-event'");
    await undo(lead, moved);
    await move(lead, { leadStatus: "SQL" }, { vars: META_VARS });
    const stages = await rows("select payload ->> 'stage' as stage from outbox where kind = 'stage-event'");
    expect(stages).toEqual([{ stage: "Won" }]);
  });

  it("is one line of the timeline, which says so", async () => {
    const lead = await completedLead();
    await undo(lead, await move(lead, { leadStatus: "SQL" }));
    const { timeline: events } = await staffJson<TimelinePage>(`/api/leads/${lead.id}/timeline`);
    const about = events.filter(({ kind }) => kind === "status" || kind === "edit");
    expect(about).toMatchObject([{ kind: "status", from: "MQL", to: "SQL", undoneAt: expect.any(String) }]);
  });

  it("counts nowhere as SQL", async () => {
    const lead = await completedLead();
    await undo(lead, await move(lead, { leadStatus: "SQL" }));
    const analytics = await staffJson<{ cohort: { leads: number } }>("/api/analytics?period=all&tz=UTC");
    expect(analytics.cohort.leads).toBe(0);
  });

  it("is the same again", async () => {
    const lead = await completedLead();
    const moved = await move(lead, { leadStatus: "Lost" });
    await undo(lead, moved);
    const once = await rows("select * from assessments");
    expect((await undo(lead, moved)).status).toBe(200);
    expect(await rows("select * from assessments")).toEqual(once);
  });
});

describe("a move is not undone", () => {
  /** The answer's status and the lead that comes with it, and whether all is as it was before. */
  const tried = async (lead: StoredLead, moved: { version: number }) => {
    const before = await rows("select * from assessments");
    const answer = await undo(lead, moved);
    const { current } = await answer.json<{ current?: AssessmentView }>();
    const after = await rows("select * from assessments");
    return [answer.status, current?.id, JSON.stringify(after) === JSON.stringify(before)];
  };

  it.each([
    ["another move", (lead: StoredLead) => move(lead, { leadStatus: "Hold" })],
    ["a call", ({ id }: StoredLead) => recordCall(id, { outcome: "reached" })],
    ["a claim", ({ id }: StoredLead) => staffApi(`/api/leads/${id}/claim`, { json: {} })],
    [
      "a next action",
      ({ id }: StoredLead) =>
        staffApi(`/api/leads/${id}/next-action`, { method: "PATCH", json: { nextAction: "Write" } }),
    ],
    [
      "somebody else's value",
      ({ sessionId }: StoredLead) =>
        staffApi(`/api/assessment/${sessionId}/lead-status`, {
          method: "PATCH",
          json: { dealValue: 3 },
          who: "grace@example.com",
        }),
    ],
  ])("after %s", async (_what, act) => {
    const lead = await callableLead();
    const moved = await move(lead, { leadStatus: "SQL" });
    await act(lead);
    expect(await tried(lead, moved)).toEqual([409, lead.id, true]);
  });

  it.each(["claim", "call"] as const)("while a %s lands between its check and its write", async (what) => {
    const lead = await callableLead();
    const moved = await move(lead, { leadStatus: "SQL" });
    let trips = 0;
    // The move, what came after it, the lead, and the write.
    const before = async () => {
      if (++trips !== 4) return;
      if (what === "call") await recordCall(lead.id, { outcome: "reached" });
      else await staffApi(`/api/leads/${lead.id}/claim`, { json: {} });
    };
    const { db } = openDb(databaseWith(env.DB, before), "first-primary");
    const act = { who: "ada@example.com", now: Date.now(), expected: null };
    const undone = await undoMove(db, lead.sessionId, act, moved.version);
    expect(trips).toBe(4);
    expect(undone).toMatchObject({ outcome: "stale", current: { id: lead.id, leadStatus: "SQL" } });
    expect(await history(lead.id)).toMatchObject([{ to_status: "SQL", undone_at: null }]);
  });

  it("once its time is over, nor one that never was", async () => {
    const lead = await completedLead();
    expect(await tried(lead, { version: 1 })).toEqual([409, lead.id, true]);
    const moved = await move(lead, { leadStatus: "SQL" });
    vi.setSystemTime(Date.now() + UNDO_MOVE_MS + 1000);
    expect(await tried(lead, moved)).toEqual([409, lead.id, true]);
    vi.useRealTimers();
  });

  it("of a lead that is not there", async () => {
    const sessionId = crypto.randomUUID();
    expect((await undo({ id: 1, sessionId }, { version: 2 })).status).toBe(404);
  });
});
