import type { CallQueue } from "#domain/calls/queue/call-queue";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDb } from "../../../worker/db/client.ts";
import { awaitAnswer } from "../../../worker/db/mail/answer-due.ts";
import { sql } from "drizzle-orm";
import { rows } from "../../setup/database/rows.ts";
import { completedLead } from "../../setup/lead.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { callableLead, recordCall } from "../calls/callable-lead.ts";

const DUE = Date.UTC(2026, 10, 28, 18);
const ADA = "ada@example.com";

/** Lets these leads' mails wait, the first longest. */
async function waiting(...ids: number[]): Promise<void> {
  const { db } = openDb(env.DB, "first-primary");
  for (const [index, leadId] of ids.entries()) {
    const wait = { threadId: 0, leadId, since: 1, answerBy: DUE + index, version: 1 };
    await db.batch(awaitAnswer(db, wait, sql`true`));
  }
}

const answersNow = async () =>
  (await staffJson<CallQueue>("/api/desk/queue")).answers.map(({ id, answerDueAt }) => ({ id, answerDueAt }));
const dueOf = (id: number) =>
  rows("select answer_due_at, next_action, next_action_at from assessments where id = ?", id);

describe("a mail that waits for an answer", () => {
  it("is in the queue without a number, in the list's filter, and its first time stays", async () => {
    const [first, second, other] = [
      await completedLead({ email: "a@one.example" }),
      await completedLead({ email: "b@two.example" }),
      await completedLead({ email: "c@three.example" }),
    ];
    await waiting(first.id, second.id);
    await waiting(second.id);
    const iso = (at: number) => new Date(at).toISOString();
    expect(await answersNow()).toEqual([
      { id: first.id, answerDueAt: iso(DUE) },
      { id: second.id, answerDueAt: iso(DUE + 1) },
    ]);
    const list = await staffJson<AssessmentView[]>("/api/assessments?mail=waiting");
    expect(list.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
    expect(list.map(({ id }) => id)).not.toContain(other.id);
  });

  it("waits no longer once staff say that it needs no answer, which the audit has once", async () => {
    const { id } = await completedLead();
    await staffApi(`/api/leads/${id}/next-action`, {
      method: "PATCH",
      json: { nextAction: "Send the offer", nextActionAt: "2030-01-02T10:00:00.000Z" },
    });
    await waiting(id);
    expect(await answersNow()).toHaveLength(1);
    for (const _time of [1, 2]) {
      const answer = await staffApi(`/api/leads/${id}/no-answer`, { method: "POST" });
      expect(await answer.json()).toMatchObject({ assessment: { id, answerDueAt: null } });
    }
    expect(await dueOf(id)).toEqual([
      { answer_due_at: null, next_action: "Send the offer", next_action_at: Date.UTC(2030, 0, 2, 10) },
    ]);
    expect(await answersNow()).toEqual([]);
    expect(await rows("select who, entity_id, details from audit where action = 'no-answer'")).toEqual([
      { who: ADA, entity_id: String(id), details: '{"fields":["answerDueAt"]}' },
    ]);
  });

  it.each([
    ["reached", null],
    ["no_answer", DUE],
    ["voicemail", DUE],
  ])("after a call with the outcome %s is due %s", async (outcome, due) => {
    const { id } = await callableLead();
    await waiting(id);
    const again = outcome === "reached" ? {} : { nextActionAt: "2030-01-02T10:00:00Z" };
    expect((await recordCall(id, { outcome, ...again })).status).toBe(200);
    expect(await dueOf(id)).toMatchObject([{ answer_due_at: due }]);
  });
});
