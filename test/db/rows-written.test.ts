import { expect, it } from "vitest";
import { openDb } from "../../worker/db/client.ts";
import { projectLeads } from "../../worker/db/calls/consequences/project-leads.ts";
import { api, settled } from "../setup/api.ts";
import { askForCall } from "../setup/ask-for-call.ts";
import { countReads } from "../setup/database/count-reads.ts";
import { freshSessionId } from "../setup/fresh-session-id.ts";
import { completedLead } from "../setup/lead.ts";
import { staffApi } from "../setup/staff-api.ts";
import { env } from "cloudflare:workers";

/**
 * The most rows that an act may write, and the projection after it where nothing else is projected with it. Some acts
 * answer with what follows from them, and project themselves. A change of a lead writes its number and that one's index.
 */
const MOST = {
  start: [14, 36],
  submit: [22, 39],
  hub: [8, 8],
  note: [10, 0],
  callMe: [27, 0],
  callable: [18, 0],
  claim: [14, 17],
  status: [56, 0],
  outcome: [23, 22],
  won: [70, 0],
  erasure: [114, 2],
} as const satisfies Record<string, readonly [act: number, projection: number]>;

const START = "/api/assessment/track-quiz-start";

type Act = keyof typeof MOST;

/** What the edge tells of every visitor. */
const VISITOR = { "cf-connecting-ip": "203.0.113.7", "user-agent": "Browser" };

/** What each act costs on the only lead there is, from its start to its erasure, and then its projection. */
async function costs(): Promise<Map<Act, [number, number]>> {
  const { d1, reads } = countReads(env.DB);
  const vars = { DB: d1 };
  const all = new Map<Act, [number, number]>();
  const during = async <Result>(act: Act, work: () => Promise<Result>): Promise<Result> => {
    const before = reads.written;
    const result = await work();
    await settled();
    const after = reads.written;
    await projectLeads(openDb(d1, "first-primary").db);
    all.set(act, [after - before, reads.written - after]);
    return result;
  };
  const send = (act: Act, path: string, init: object) =>
    during(act, async () => {
      const answer = await staffApi(path, { vars, ...init });
      expect([act, answer.status]).toEqual([act, 200]);
    });
  const begun = freshSessionId();
  await during("start", () => api(START, { json: { sessionId: begun }, vars, headers: VISITOR }));
  const { id, sessionId } = await during("submit", () => completedLead({ sessionId: begun }, vars));
  await during("hub", () => api(`/api/hub/${sessionId}`, { vars }));
  await send("note", `/api/assessment/${sessionId}/admin-notes`, {
    method: "PATCH",
    json: { adminNotes: "Runs two shops." },
  });
  await during("callMe", () => askForCall(sessionId, { vars }));
  const phone = { phone: "+14035550134", agreed: "mail" };
  await send("callable", `/api/leads/${id}/phone`, { method: "PUT", json: phone });
  await send("claim", `/api/leads/${id}/claim`, { json: {} });
  const move = (leadStatus: string) => ({ method: "PATCH", json: { leadStatus } });
  await send("status", `/api/assessment/${sessionId}/lead-status`, move("SQL"));
  const call = { callId: crypto.randomUUID(), afterCall: null, outcome: "reached" };
  await send("outcome", `/api/leads/${id}/calls`, { json: call });
  await send("won", `/api/assessment/${sessionId}/lead-status`, move("Won"));
  await send("erasure", `/api/assessment/${sessionId}/erase`, { method: "POST" });
  return all;
}

it("an act writes its own rows and a mark, and the projection the cells that it moves", async () => {
  // What a table's first row costs once is no act's.
  await costs();
  const told = await costs();
  for (const [act, [own, projection]] of told) {
    const [mostOwn, mostProjected] = MOST[act];
    expect.soft(own, act).toBeLessThanOrEqual(mostOwn);
    expect.soft(projection, `the projection after ${act}`).toBeLessThanOrEqual(mostProjected);
  }
});

it("what is projected together costs less", async () => {
  const { d1, reads } = countReads(env.DB);
  const vars = { DB: d1 };
  const each = async (work: (sessionId: string) => Promise<unknown>) => {
    const before = reads.written;
    for (const sessionId of sessions) await work(sessionId);
    await settled();
    await projectLeads(openDb(d1, "first-primary").db);
    return (reads.written - before) / sessions.length;
  };
  const sessions = Array.from({ length: 50 }, freshSessionId);
  const start = (sessionId: string) => api(START, { json: { sessionId }, vars, headers: VISITOR });
  expect.soft(await each(start), "a start").toBeLessThanOrEqual(24);
  const submit = (sessionId: string) => completedLead({ sessionId }, vars);
  expect.soft(await each(submit), "a submit").toBeLessThanOrEqual(33);
});

it.each([
  [
    "a status move",
    "lead_status = 'SQL', status_updated_at = 1, status_updated_by = 'a', lost_reason = null",
    1810,
  ],
  ["a note", "admin_notes = 'a'", 1380],
])("%s runs few opcodes on the lead, its indexes and triggers", async (_act, change, most) => {
  const update = `update assessments set ${change}, version = version + 1, updated_at = 1 where id = 1`;
  const { results } = await env.DB.prepare(`explain ${update}`).all();
  expect(results.length).toBeLessThanOrEqual(most);
});
