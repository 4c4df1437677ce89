import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { inTurn, runDueJobs } from "../../worker/cron/run-due-jobs.ts";
import { sweepOutbox } from "../../worker/cron/sweep-outbox.ts";
import { openBudget } from "../../worker/db/budget.ts";
import { queueBacklog } from "../setup/delivery/backlog.ts";
import { countReads } from "../setup/database/count-reads.ts";
import { connectedSlack, mailPeer, MAIL_VARS, META_VARS } from "../setup/delivery/peers.ts";
import { rows } from "../setup/database/rows.ts";
import { standInFor } from "../setup/delivery/stand-in.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const TURNS = inTurn(0).length;
const MOST = 900;

const names = (minute: number) => inTurn(minute).map(([name]) => name);
const number = async (query: string) => Number(Object.values((await rows(query))[0] ?? {})[0]);

/** More than one run can do, for nearly every job. */
async function pileUp(now: number): Promise<void> {
  const many = (count: number) => JSON.stringify(Array.from({ length: count }, (_, index) => index));
  await rows(
    `insert into assessments (session_id, assessment_type, created_at, updated_at, quiz_started_at)
     select 'session-' || value, 'quiz', ?1, iif(value < 2500, ?1, ?2), ?1 from json_each(?3)`,
    now - 100 * DAY_MS,
    now,
    many(14_000),
  );
  await rows(
    "insert into lead_visits (lead_id, begun_at, ip_address) select id, created_at, 'ip' from assessments",
  );
  await rows(
    "insert into tombstones (hash, expires_at) select 'old-' || value, 1 from json_each(?)",
    many(6000),
  );
  await queueBacklog({ channel: "slack", count: 120, dueAt: now - MINUTE_MS });
  await queueBacklog({ channel: "email", count: 700 });
  await queueBacklog({ channel: "object", count: 120 });
  await queueBacklog({ channel: "slack", count: 6000, status: "sent", kind: "slack-mql" });
}

const left = () =>
  number(`select (select count(*) from lead_visits where ip_address is not null) + (select count(*) from lead_marks)
    + (select count(*) from tombstones where hash like 'old-%')
    + (select count(*) from outbox where status = 'pending' or kind = 'slack-mql')`);

/** The jobs that had something to do, in their order, as they are logged. */
function loggedJobs(run: () => Promise<void>): Promise<string[]> {
  const jobs: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line: unknown) => {
    const { event, job } = JSON.parse(String(line));
    if (event === "job") jobs.push(job);
  });
  return run()
    .then(() => jobs)
    .finally(() => log.mockRestore());
}

describe("the jobs of a run", () => {
  it("take turns at being first", () => {
    const runs = Array.from({ length: TURNS }, (_, minute) => names(1000 + minute));
    for (const run of runs) expect(run.toSorted()).toEqual(names(0).toSorted());
    expect(new Set(runs.map(([first]) => first)).size).toBe(TURNS);
    expect(names(1000 + TURNS)).toEqual(runs[0]);
  });

  it("with far more to do than the budget stay within it, settle what they sent, and starve none", async () => {
    const now = Math.ceil(Date.now() / MINUTE_MS / TURNS) * TURNS * MINUTE_MS;
    const [slack, mail] = [await connectedSlack(), mailPeer()];
    await pileUp(now);
    const firsts: (string | undefined)[] = [];
    let runs = 0;
    for (; runs < 40 && (await left()) > 0; runs++) {
      const { d1, reads } = countReads(env.DB);
      const vars = { ...MAIL_VARS, ...META_VARS, APP_ORIGIN: "https://bpm.example", EMAIL: mail.binding };
      const jobs = await loggedJobs(() => runDueJobs({ ...env, ...vars, DB: d1 }, now + runs * MINUTE_MS));
      firsts.push(jobs.find((job) => job !== "once-a-day" && job !== "projection"));
      expect(reads.queries).toBeLessThanOrEqual(MOST);
      expect(slack.messages).toHaveLength(
        await number("select count(*) from outbox where kind = 'slack-test' and status = 'sent'"),
      );
      expect(await number("select count(*) from outbox where lease_until > 0 or begun_at is not null")).toBe(
        0,
      );
    }
    expect(await left()).toBe(0);
    expect(slack.messages).toHaveLength(120);
    // There was more than two runs may do.
    expect(runs).toBeGreaterThan(2);
    expect(firsts.slice(0, 3)).toEqual(["abandoned", "abandoned", "deliver"]);
  });
});

describe("what a run has sent", () => {
  it("is settled though nothing is left for other work", async () => {
    const slack = await connectedSlack();
    await queueBacklog({ channel: "slack", count: 3 });
    const budget = openBudget(env.DB);
    const db = budget.work;
    standInFor("https://hooks.slack.com", async (request) => {
      while (budget.mayBegin()) await db.get(sql`select 1`);
      for (let spent = 0; spent < 80; spent++) await db.get(sql`select 1`).catch(() => {});
      return slack.handle(request);
    });
    await sweepOutbox(env, Date.now(), { budget });
    expect(slack.messages).toHaveLength(1);
    expect(
      await rows("select status, lease_until, begun_at, attempts from outbox order by status desc, id"),
    ).toEqual([
      { status: "sent", lease_until: 0, begun_at: null, attempts: 1 },
      { status: "pending", lease_until: 0, begun_at: null, attempts: 0 },
      { status: "pending", lease_until: 0, begun_at: null, attempts: 0 },
    ]);
  });
});
