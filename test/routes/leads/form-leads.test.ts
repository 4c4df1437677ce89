import type { Analytics } from "#domain/figures/analytics/analytics";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { runDueJobs } from "../../../worker/cron/run-due-jobs.ts";
import { rows } from "../../setup/database/rows.ts";
import { projectedLead } from "../../setup/figures/projected-lead.ts";
import { formLead } from "../../setup/form-lead.ts";
import { completedLead, type StoredLead } from "../../setup/lead.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
const PHONE = "+14035550123";
/** Ten in the morning of a Friday, in Edmonton. */
const OPEN = Date.parse("2026-07-17T10:00:00-06:00");

const listed = async (query: string) =>
  (await staffJson<AssessmentView[]>(`/api/assessments?${query}`)).map(({ id }) => id);

describe("a lead of Meta's forms without an address", () => {
  let lead: StoredLead;

  beforeEach(async () => {
    lead = await formLead({ name: "Grace Hopper", email: null, phone: PHONE });
  });

  it("is on the list, by its own filter and among the leads, and in search", async () => {
    const quiz = await completedLead();
    expect(await listed("type=form")).toEqual([lead.id]);
    expect(await listed("leadsOnly=true")).toEqual([quiz.id, lead.id]);
    expect(await listed("search=hopper")).toEqual([lead.id]);
  });

  it("is on the board, and a change of it is news", async () => {
    const [mql] =
      await staffJson<{ status: string; count: number; cards: { id: number }[] }[]>("/api/pipeline");
    expect(mql).toMatchObject({ status: "MQL", count: 1, cards: [{ id: lead.id, assessmentType: "form" }] });
    await rows("update assessments set version = version + 1 where id = ?", lead.id);
    await rows("delete from assessments where id = ?", lead.id);
    const changes = await rows("select kind from changes where entity = 'assessment' order by id");
    const kinds = [...new Set(changes.map(({ kind }) => kind))];
    expect(kinds).toEqual(["created", "updated", "deleted"]);
  });

  it("is in the export, with its type and the answers that are known", async () => {
    const csv = await (await staffApi("/api/assessments/export.csv")).text();
    const [heading = "", row = ""] = csv.trim().split("\r\n");
    const cell = (name: string) => row.split(",")[heading.split(",").indexOf(name)];
    expect(["assessmentType", "offerTier", "businessType", "goal"].map(cell)).toEqual([
      "form",
      "",
      "own-business",
      "",
    ]);
  });

  it("does not expire by age", async () => {
    const lost = await rows(
      "insert into assessments (session_id, assessment_type, created_at, updated_at) values ('gone', 'quiz', 1, 1) returning id",
    );
    expect(lost).toHaveLength(1);
    await runDueJobs(env, Date.now() + 400 * DAY_MS);
    expect(await rows("select id from assessments")).toEqual([{ id: lead.id }]);
  });
});

describe("its first call", () => {
  it("is due in the minutes that are set, and by its band once it has a score", async () => {
    await rows("update system_settings set value = '7' where key = 'form_target_minutes'");
    const { id } = await formLead({ phone: PHONE, createdAt: OPEN });
    expect(await projectedLead(id)).toMatchObject({
      callable: 1,
      clock_started_at: OPEN,
      due_at: OPEN + 7 * MINUTE_MS,
    });
    const scored = await formLead({ phone: "+14035550124", email: "b@navy.example", createdAt: OPEN });
    await rows("update assessments set lead_score = 90 where id = ?", scored.id);
    expect(await projectedLead(scored.id)).toMatchObject({ due_at: OPEN + 30 * MINUTE_MS });
  });

  it("follows the setting, whose change is worked out anew", async () => {
    const { id } = await formLead({ phone: PHONE, createdAt: OPEN });
    await projectedLead(id);
    const json = { key: "form_target_minutes", value: "11" };
    expect((await staffApi("/api/system-settings", { json })).status).toBe(200);
    await runDueJobs(env, OPEN);
    expect(await projectedLead(id)).toMatchObject({ due_at: OPEN + 11 * MINUTE_MS });
  });
});

it("figures of quiz, chat and form add up, and the shares of quiz and chat stay as they are", async () => {
  const quiz = await completedLead();
  await rows("update assessments set quiz_started_at = created_at where id = ?", quiz.id);
  await formLead();
  await formLead({ email: null });
  const { types, pipeline } = await staffJson<Analytics>("/api/analytics?period=7d&tz=America/Edmonton");
  expect(types).toMatchObject({
    total: 3,
    quizStarted: { count: 1, percent: 33.3 },
    chatStarted: { count: 0, percent: 0 },
    fromForms: { count: 2, percent: 66.7 },
  });
  expect(pipeline.find(({ status }) => status === "MQL")?.count).toBe(3);
  const all = await listed("limit=200");
  const byType = await Promise.all(["quiz", "chat", "form"].map((type) => listed(`type=${type}`)));
  expect(byType.flat().toSorted()).toEqual(all.toSorted());
  const csv = await (await staffApi("/api/assessments/export.csv?type=form")).text();
  expect(csv.trim().split("\r\n")).toHaveLength(3);
});
