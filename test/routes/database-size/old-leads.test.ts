import { readExport } from "#domain/database-size/export-file";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runDueJobs } from "../../../worker/cron/run-due-jobs.ts";
import { sessionTombstone } from "../../../worker/crypto/keyed-hash.ts";
import { chatObject, init, say } from "../../chat/chat-client.ts";
import { api, settled } from "../../setup/api.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { completedLead } from "../../setup/lead.ts";
import { eraseOldLeads, exportOldLeads } from "../../setup/old-leads.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const DAY = "2026-05-01";
const TIME = Date.parse(DAY);

/** A lead that last changed a day before the day, with these values. */
async function oldLead(values: Record<string, string | number | null> = {}): Promise<number> {
  const { id } = await completedLead();
  const set = { updated_at: TIME - 86_400_000, ...values };
  const columns = Object.keys(set).map((column) => `${column} = ?`);
  await rows(`update assessments set ${columns.join(", ")} where id = ?`, ...Object.values(set), id);
  return id;
}

const idsOf = async (kind: "lost" | "unreached") => readExport(await exportOldLeads(kind, DAY)).ids;
const kept = async () => (await rows("select id from assessments order by id")).map(({ id }) => id);

describe("old leads", () => {
  it("are those that are Lost, or were never reached, and have not changed since", async () => {
    const lost = await oldLead({ lead_status: "Lost", reached_at: 1 });
    const never = await oldLead();
    const both = await oldLead({ lead_status: "Lost", updated_at: TIME - 1 });
    await oldLead({ lead_status: "Won" });
    await oldLead({ reached_at: 1 });
    await oldLead({ call_held_at: 1 });
    await oldLead({ lead_status: "Lost", updated_at: TIME });
    await oldLead({ lead_status: "Lost", call_status: "booked" });
    await oldLead({ next_action: "Call", next_action_at: TIME });
    await oldLead({ lead_status: "Lost", last_call_at: TIME });
    await oldLead({ lead_status: "Lost", email: null, completed_at: null });
    expect(await idsOf("lost")).toEqual([lost, both]);
    expect(await idsOf("unreached")).toEqual([never, both]);
    const count = (kind: string) => staffJson(`/api/old-leads?kind=${kind}&before=${DAY}`);
    expect(await count("lost")).toEqual({ leads: 2, more: false });
    expect(await count("unreached")).toEqual({ leads: 2, more: false });
  });

  it("are exported whole: what staff keep and the chat too, and the export is audited", async () => {
    const sessionId = freshSessionId();
    await init(sessionId, {});
    await say(sessionId, "the kingfisher ate my budget");
    await rows("update assessments set email = 'ada@example.com', admin_notes = 'Heron', updated_at = 1");
    const [row] = await rows("select id from assessments");
    const file = await exportOldLeads("unreached", DAY);
    expect(readExport(file)).toMatchObject({ head: { kind: "unreached", before: DAY }, ids: [row?.["id"]] });
    for (const text of ["kingfisher", "Heron", "ada@example.com"]) expect(file).toContain(text);
    expect(file).not.toContain(sessionId);
    const [act] = await rows("select who, action, entity, entity_id from audit");
    expect(act).toEqual({
      who: "ada@example.com",
      action: "export",
      entity: "old-leads",
      entity_id: String(row?.["id"]),
    });
  });

  it("come in pieces, each lead once, also where many changed at the same time", async () => {
    await rows(
      `insert into assessments (session_id, assessment_type, created_at, updated_at, email, completed_at)
       select 'session-' || value, 'quiz', 1, 1 + value / 90, 'lead' || value || '@example.com', 1 from json_each(?)`,
      JSON.stringify(Array.from({ length: 250 }, (_, index) => index)),
    );
    const { ids } = readExport(await exportOldLeads("unreached", DAY));
    expect(ids).toEqual(await kept());
    expect(ids).toHaveLength(250);
  });

  it("are erased piece by piece, which may stop, go on and come twice; what has changed meanwhile stays", async () => {
    const ids = [await oldLead(), await oldLead(), await oldLead(), await oldLead()];
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    const recent = (await completedLead()).id;
    expect(await idsOf("unreached")).toEqual(ids);
    expect(await eraseOldLeads("unreached", DAY, [first])).toBe(1);
    await rows("update assessments set updated_at = ? where id = ?", Date.now(), third);
    expect(await eraseOldLeads("unreached", DAY, [first, second, third, recent])).toBe(1);
    expect(await kept()).toEqual([third, fourth, recent]);
    expect(await eraseOldLeads("lost", DAY, [fourth])).toBe(0);
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
    await rows("update assessments set updated_at = 1");
    await rows(
      `insert into bookings (provider, provider_id, tombstone, assessment_id, status, created_at, updated_at)
       values ('calendly', '1', 'booking', ?, 'cancelled', 1, 1)`,
      id,
    );
    await rows("update assessments set updated_at = 1");
    await rows("insert into database_sizes (day, bytes) values (1, 1)");
    expect(await eraseOldLeads("unreached", DAY, [id])).toBe(1);
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

  it("of a day to come, of no kind, or too many at once are refused", async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const many = Array.from({ length: 51 }, (_, index) => index + 1);
    const bad = [
      { kind: "lost", before: tomorrow, ids: [1] },
      { kind: "won", before: DAY, ids: [1] },
      { kind: "lost", before: "2026-02-30", ids: [1] },
      { kind: "lost", before: DAY, ids: many },
      { kind: "lost", before: DAY, ids: [] },
    ];
    for (const json of bad) expect((await staffApi("/api/old-leads/erase", { json })).status).toBe(400);
    expect((await api("/api/old-leads/erase", { json: bad[0] })).status).toBe(401);
  });
});
