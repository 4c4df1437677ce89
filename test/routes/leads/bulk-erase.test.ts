import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runDueJobs } from "../../../worker/cron/run-due-jobs.ts";
import { sessionTombstone } from "../../../worker/crypto/keyed-hash.ts";
import { chatObject, init, say } from "../../chat/chat-client.ts";
import { api, settled } from "../../setup/api.ts";
import { rows } from "../../setup/database/rows.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { completedLead } from "../../setup/lead.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const DAY_MS = 86_400_000;

type Exported = { leads: { id: number; leadStatus: string; data: object }[]; exportedAt: number };

const exported = (ids: number[]) => staffJson<Exported>("/api/assessments/export", { json: { ids } });
const erase = (ids: number[], exportedAt: number) =>
  staffJson<{ erased: number }>("/api/assessments/erase", { json: { ids, exportedAt } });
const stored = async () => (await rows("select id from assessments order by id")).map(({ id }) => id);

/** A lead that last changed an hour ago, with these values. */
async function oldLead(values: Record<string, string | number | null> = {}): Promise<number> {
  const { id } = await completedLead();
  const set = { updated_at: Date.now() - 3_600_000, ...values };
  const columns = Object.keys(set).map((column) => `${column} = ?`);
  await rows(`update assessments set ${columns.join(", ")} where id = ?`, ...Object.values(set), id);
  return id;
}

describe("leads of the list that are erased in bulk", () => {
  it("are exported in their order, but for those with a call or a next action ahead", async () => {
    const won = await oldLead({ lead_status: "Won" });
    const lost = await oldLead({ lead_status: "Lost", call_status: "cancelled" });
    const past = await oldLead({ next_action: "Call", next_action_at: Date.now() - DAY_MS });
    const booked = await oldLead({ call_status: "booked" });
    const moved = await oldLead({ call_status: "moved" });
    const ahead = await oldLead({ next_action: "Call", next_action_at: Date.now() + DAY_MS });
    const { leads } = await exported([lost, won, booked, moved, ahead, past, 999_999]);
    expect(leads.map(({ id, leadStatus }) => [id, leadStatus])).toEqual([
      [lost, "Lost"],
      [won, "Won"],
      [past, "MQL"],
    ]);
    expect(await erase([booked, moved, ahead], Date.now())).toEqual({ erased: 0 });
    expect(await stored()).toHaveLength(6);
  });

  it("are exported whole: what staff keep and the chat too, and the export is audited", async () => {
    const sessionId = freshSessionId();
    await init(sessionId, {});
    await say(sessionId, "the kingfisher ate my budget");
    await rows("update assessments set email = 'ada@example.com', admin_notes = 'Heron', updated_at = 1");
    const [row] = await rows("select id from assessments");
    const id = Number(row?.["id"]);
    const file = JSON.stringify(await exported([id]));
    for (const text of ["kingfisher", "Heron", "ada@example.com"]) expect(file).toContain(text);
    expect(file).not.toContain(sessionId);
    const acts = await rows("select who, action, entity, entity_id from audit");
    expect(acts).toEqual([
      { who: "ada@example.com", action: "export", entity: "leads", entity_id: String(id) },
    ]);
  });

  it("go piece by piece, which may stop, go on and come twice; what has changed meanwhile stays", async () => {
    const [first, second, third, fourth] = [
      await oldLead(),
      await oldLead(),
      await oldLead(),
      await oldLead(),
    ];
    const { exportedAt } = await exported([first, second, third, fourth]);
    expect(await erase([first], exportedAt)).toEqual({ erased: 1 });
    await rows("update assessments set updated_at = ? where id = ?", exportedAt, third);
    await rows("update assessments set last_call_at = ? where id = ?", exportedAt, fourth);
    expect(await erase([first, second, third, fourth], exportedAt)).toEqual({ erased: 1 });
    expect(await stored()).toEqual([third, fourth]);
    const acts = await rows("select who, entity_id from audit where action = 'erase' order by id");
    expect(acts).toEqual([first, second].map((id) => ({ who: "ada@example.com", entity_id: String(id) })));
  });

  it("leave what any erased lead leaves: tombstones, the end of the chat, nothing else", async () => {
    const sessionId = freshSessionId();
    await init(sessionId, {});
    await say(sessionId, "the kingfisher ate my budget");
    await rows("update assessments set email = 'qwxzy@example.com', updated_at = 1, booking_ref = 'ref'");
    const [lead] = await rows("select id from assessments");
    const id = Number(lead?.["id"]);
    await rows(
      `insert into calls (call_id, assessment_id, called_by, at, outcome) values ('call', ?, 'ada', 1, 'no_answer')`,
      id,
    );
    await rows(
      `insert into bookings (provider, provider_id, tombstone, assessment_id, status, created_at, updated_at)
       values ('calendly', '1', 'booking', ?, 'cancelled', 1, 1)`,
      id,
    );
    await rows("update assessments set updated_at = 1");
    await rows("insert into database_sizes (day, bytes) values (1, 1)");
    expect(await erase([id], Date.now())).toEqual({ erased: 1 });
    await settled();
    await runDueJobs(env, Date.now());
    const left = ["assessments", "calls", "bookings", "ad_events", "lead_ads"].map(
      (table) => `select '${table}' as name from ${table}`,
    );
    expect(await rows(left.join(" union all "))).toEqual([]);
    const hashes = (await rows("select hash from tombstones")).map(({ hash }) => hash);
    expect(hashes.toSorted()).toEqual(["booking", "ref", await sessionTombstone(env, sessionId)].toSorted());
    expect(await chatObject(sessionId).exportData()).toBeNull();
    expect((await api("/api/chat/message", { json: { sessionId, message: "Hello?" } })).status).toBe(410);
    // The days before tell nothing of the pace from here on.
    expect(await rows("select count(*) as n from database_sizes where day = 1")).toEqual([{ n: 0 }]);
  });

  it("are refused since a time to come, without a lead, or too many at once", async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const bad: [string, object][] = [
      ["erase", { ids: [1], exportedAt: Date.now() + DAY_MS }],
      ["erase", { ids: [1] }],
      ["erase", { ids: [], exportedAt: 1 }],
      ["erase", { ids: many(51), exportedAt: 1 }],
      ["export", { ids: [] }],
      ["export", { ids: many(101) }],
    ];
    for (const [act, json] of bad) {
      expect((await staffApi(`/api/assessments/${act}`, { json })).status).toBe(400);
      expect((await api(`/api/assessments/${act}`, { json })).status).toBe(401);
    }
  });
});
