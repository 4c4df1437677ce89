import type { LeadDetails } from "#domain/leads/timeline/lead-details";
import type { TimelinePage } from "#domain/leads/timeline/timeline-event";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { api, settled } from "../../setup/api.ts";
import { askForCall } from "../../setup/ask-for-call.ts";
import { countReads } from "../../setup/database/count-reads.ts";
import { countingDatabase } from "../../setup/database/counting-database.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { completedLead } from "../../setup/lead.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { recordCall } from "../calls/callable-lead.ts";

const GRACE = "grace@example.com";

const detailsOf = (id: number) => staffJson<LeadDetails>(`/api/leads/${id}`);
const kindsOf = ({ timeline }: TimelinePage) => timeline.map(({ kind }) => kind).toReversed();

const moved = (sessionId: string, json: object) =>
  staffJson(`/api/assessment/${sessionId}/lead-status`, { method: "PATCH", json, who: GRACE });

describe("the details of a lead", () => {
  it("hold the lead as the list gives it, and say which change they were read at", async () => {
    const { id } = await completedLead({ name: "Ada" });
    const answer = await staffApi(`/api/leads/${id}`);
    const details = await answer.json<LeadDetails>();
    const [newest] = await rows("select max(id) as id from changes");
    expect(Number(answer.headers.get("x-desk-cursor"))).toBe(newest?.["id"]);
    const [listed] = await staffJson<LeadDetails["lead"][]>("/api/assessments");
    expect(details.lead).toEqual(listed);
    expect(details).toMatchObject({ calls: [], messages: [], person: [{ id, counts: true }] });
  });

  it("are 404 for a number that no lead has, 410 for an erased one, 400 for a session", async () => {
    const { id, sessionId } = await completedLead();
    const status = async (path: string) => (await staffApi(`/api/leads/${path}`)).status;
    expect(await status("999")).toBe(404);
    expect(await status("999/timeline")).toBe(404);
    expect(await status(sessionId)).toBe(400);
    await staffApi(`/api/assessment/${sessionId}/erase`, { method: "POST" });
    expect(await status(String(id))).toBe(410);
    expect(await status(`${id}/timeline`)).toBe(410);
  });

  it("cost one round trip to the database, and so do older pages of the history", async () => {
    const { id } = await completedLead();
    const { DB, trips } = countingDatabase();
    await staffJson(`/api/leads/${id}`, { vars: { DB } });
    expect(trips()).toBe(1);
    await staffJson(`/api/leads/${id}/timeline?before=1.status.1`, { vars: { DB } });
    expect(trips()).toBe(2);
  });

  it("read hardly more rows among thousands of other leads than among none", async () => {
    const { id, sessionId } = await completedLead({ email: "ada@one.example" });
    await completedLead({ email: "ADA@one.example" });
    await askForCall(sessionId);
    await recordCall(id, { outcome: "no_answer" });
    await moved(sessionId, { leadStatus: "SQL" });
    const readRows = async () => {
      const { d1, reads } = countReads(env.DB);
      await staffJson(`/api/leads/${id}`, { vars: { DB: d1 } });
      return reads.rows;
    };
    const alone = await readRows();
    await otherLeads(3000);
    // Each range that is read ends at a row of somebody else's.
    expect(await readRows()).toBeLessThanOrEqual(alone + 20);
  });
});

/** Leads with all that may hang on a lead, none of it one's own. */
async function otherLeads(count: number): Promise<void> {
  const numbers = `with recursive n(n) as (select 1 union all select n + 1 from n where n < ${count})`;
  const each = (into: string, values: string) => `insert into ${into} ${numbers} select ${values} from n`;
  for (const statement of [
    each(
      "assessments (session_id, assessment_type, created_at, updated_at, email, phone)",
      "'other' || n, 'quiz', n, n, 'other' || n || '@example.com', '+1403' || n",
    ),
    each("lead_visits (lead_id, begun_at, ip_address)", "100 + n, n, '192.0.2.1'"),
    each("calls (call_id, assessment_id, called_by, at, outcome)", "'c' || n, 100 + n, 'x', n, 'reached'"),
    each("audit (at, who, action, entity, entity_id)", "n, 'x', 'notes', 'assessment', 100 + n"),
    each(
      "status_history (assessment_id, from_status, to_status, changed_by, changed_at)",
      "100 + n, 'MQL', 'SQL', 'x', n",
    ),
    each("ad_events (assessment_id, name, event_id, created_at)", "100 + n, 'Lead', 'e' || n, n"),
    each(
      "outbox (dedupe_key, channel, kind, assessment_id, payload, created_at, due_at, status)",
      "'k' || n, 'slack', 'slack-mql', 100 + n, '{}', n, n, 'sent'",
    ),
  ]) {
    await env.DB.prepare(statement).run();
  }
}

describe("a lead's history", () => {
  it("tells once of what was done, with who and what it sent", async () => {
    const { id, sessionId } = await completedLead();
    await askForCall(sessionId);
    await staffJson(`/api/leads/${id}/claim`, { json: {}, who: GRACE });
    expect((await recordCall(id, { outcome: "reached", note: "Likes tier 4" }, GRACE)).status).toBe(200);
    await moved(sessionId, { leadStatus: "SQL", dealValue: 900 });
    await staffJson(`/api/assessment/${sessionId}/admin-notes`, {
      method: "PATCH",
      json: { adminNotes: "Very private" },
      who: GRACE,
    });
    const details = await detailsOf(id);
    expect(kindsOf(details).toSorted()).toEqual(
      ["started", "completed", "call-asked", "owner", "call", "status", "edit"].toSorted(),
    );
    const find = (kind: string) => details.timeline.find((event) => event.kind === kind);
    expect(find("call")).toMatchObject({
      call: { calledBy: GRACE, outcome: "reached", note: "Likes tier 4" },
    });
    expect(find("owner")).toMatchObject({ change: "claim", by: GRACE, to: GRACE });
    expect(find("status")).toMatchObject({ from: "MQL", to: "SQL", by: GRACE, fields: ["dealValue"] });
    expect(find("edit")).toMatchObject({ action: "notes", by: GRACE, fields: ["adminNotes"] });
    expect(JSON.stringify(details.timeline)).not.toContain("Very private");
    expect(details.calls).toMatchObject([{ leadId: id, outcome: "reached" }]);
  });

  it("tells of a conversation by its sittings", async () => {
    const sessionId = freshSessionId();
    await api("/api/chat/init", { json: { sessionId, message: "Hi!" } });
    for (const message of ["I have my own business", "About $500 a day"]) {
      await (await api("/api/chat/message", { json: { sessionId, message } })).text();
    }
    await settled();
    const [row] = await rows("select id from assessments where session_id = ?", sessionId);
    const id = Number(row?.["id"]);
    const details = await detailsOf(id);
    expect(details.messages?.map(({ role }) => role)).toEqual([
      "assistant",
      "assistant",
      "user",
      "assistant",
      "user",
      "assistant",
    ]);
    expect(details.timeline.find(({ kind }) => kind === "chat")).toMatchObject({ messages: 2 });
  });

  it("comes in pages that meet, also where many things happened at once", async () => {
    const { id } = await completedLead();
    await env.DB.prepare(
      `insert into audit (at, who, action, entity, entity_id, details)
       with recursive n(n) as (select 1 union all select n + 1 from n where n < 250)
       select n / 100, 'ada@example.com', 'notes', 'assessment', ?, '{"fields":["adminNotes"]}' from n`,
    )
      .bind(String(id))
      .run();
    let page: TimelinePage = await detailsOf(id);
    const seen = [...page.timeline];
    while (page.olderTimeline !== null) {
      page = await staffJson<TimelinePage>(`/api/leads/${id}/timeline?before=${page.olderTimeline}`);
      expect(page.timeline.length).toBeLessThanOrEqual(100);
      seen.push(...page.timeline);
    }
    const edits = seen.flatMap(({ kind, n }) => (kind === "edit" ? [n] : []));
    expect(edits).toEqual(Array.from({ length: 250 }, (_, index) => 250 - index));
    expect(seen).toHaveLength(252);
    expect((await staffApi(`/api/leads/${id}/timeline?before=nothing`)).status).toBe(400);
  });
});

describe("one person", () => {
  const people = async (id: number) =>
    (await detailsOf(id)).person.map((one) => [one.id, one.sharesEmail, one.sharesPhone, one.counts]);
  const phone = (id: number, number: string) =>
    staffJson(`/api/leads/${id}/phone`, { method: "PUT", json: { phone: number, agreed: "mail" } });

  it("is everybody of one e-mail in any case or of one phone, and never of one address", async () => {
    const first = await completedLead({ email: "ada@one.example" });
    const second = await completedLead({ email: "ADA@one.example" });
    const third = await completedLead({ email: "work@two.example" });
    const stranger = await completedLead({ email: "grace@three.example" });
    await rows("update lead_visits set ip_address = '192.0.2.7'");
    await phone(second.id, "+14035550134");
    await phone(third.id, "+14035550134");
    expect(await people(first.id)).toEqual([
      [third.id, false, false, true],
      [second.id, true, false, false],
      [first.id, true, false, false],
    ]);
    expect(await people(third.id)).toEqual([
      [third.id, true, true, true],
      [second.id, false, true, false],
      [first.id, false, false, false],
    ]);
    expect(await people(stranger.id)).toEqual([[stranger.id, true, false, true]]);
  });

  it("has its calls together, and is told by the newest that is open", async () => {
    const old = await completedLead({ email: "ada@one.example" });
    const open = await completedLead({ email: "ada@one.example" });
    const newest = await completedLead({ email: "ada@one.example" });
    const suspect = await completedLead({ email: "ada@one.example", website: "https://spam.example" });
    await recordCall(old.id, { outcome: "no_answer" }, GRACE);
    await recordCall(open.id, { outcome: "reached" }, GRACE);
    await moved(newest.sessionId, { leadStatus: "Lost" });
    await rows("update assessments set suspect = 1 where id = ?", suspect.id);
    const counting = async () => (await detailsOf(old.id)).person.find(({ counts }) => counts)?.id;
    expect(await counting()).toBe(open.id);
    const { calls } = await detailsOf(open.id);
    expect(calls.map(({ leadId, outcome }) => [leadId, outcome])).toEqual([
      [open.id, "reached"],
      [old.id, "no_answer"],
    ]);
    await moved(open.sessionId, { leadStatus: "Won" });
    expect(await counting()).toBe(old.id);
    await moved(old.sessionId, { leadStatus: "Lost" });
    expect(await counting()).toBe(newest.id);
  });
});
