import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../domain/funnel/interview/seeded-random.ts";
import { startChaosApp, type ChaosApp } from "../chaos-app.ts";
import { isUp, killAndWait, killRuntime } from "../kill-runtime.ts";
import { meanwhile } from "../meanwhile.ts";
import { post } from "../post.ts";
import { readNumber, readRows } from "../read-database.ts";
import { exactly, told, type Figure, type Scenario } from "../scenario.ts";
import { leadBody, submitUntilAcknowledged } from "../submit-lead.ts";

const LONG = { leads: 200, kills: 40 };
const SHORT = { leads: 10, kills: 2 };
const AT_ONCE = 4;
const DAY_MS = 24 * 3_600_000;
/** The longest target is a working day, which a weekend and a holiday keep off for no longer than this. */
const ALL_OVERDUE_MS = 9 * DAY_MS;
/** The clock jumps by less than the days that a sent message is kept: those that were told of are counted by theirs. */
const JUMPS_MS = 2 * DAY_MS;
const MOST_TICKS = 30;

/**
 * Leads that nobody calls, one of them twice, while the runtime is killed and the cron's clock jumps back and forth.
 */
export const overdueCalls: Scenario = {
  name: "overdue-calls",
  run: async (chaos, random) => {
    const app = await startChaosApp(chaos, "overdue-calls");
    try {
      const wanted = chaos.short ? SHORT : LONG;
      const older = await callableLead(app, wanted.leads);
      const newer = await callableLead(app, wanted.leads + 1, wanted.leads);
      const killed = await storm(app, random, wanted);
      chaos.say(`${wanted.leads} leads, ${killed} kills; settling`);
      await settle(app);
      return figuresOf(app, { leads: wanted.leads + 1, killed, older, newer });
    } finally {
      await app.stop();
    }
  },
};

type Wanted = { leads: number; kills: number };

async function storm(app: ChaosApp, random: Random, wanted: Wanted): Promise<number> {
  const state = { next: 0, killed: 0 };
  const desk = async () => {
    for (let lead = state.next++; lead < wanted.leads; lead = state.next++) await callableLead(app, lead);
  };
  const killer = async () => {
    while (state.killed < wanted.kills) {
      await sleep(50 + random.below(400));
      if ((await isUp(app.url)) && killRuntime()) state.killed += 1;
    }
  };
  const start = Date.now();
  const cron = async () => {
    const jumped = start + ALL_OVERDUE_MS - random.below(JUMPS_MS);
    await Promise.all([app.tick(jumped), app.tick(start + ALL_OVERDUE_MS)]).catch(() => {});
    await sleep(50);
  };
  await meanwhile(Promise.all([killer(), ...Array.from({ length: AT_ONCE }, desk)]), cron);
  return state.killed;
}

/**
 * A lead of a person's address and phone, entered again and again until the Worker has said yes; returns its number.
 */
async function callableLead(app: ChaosApp, index: number, person = index): Promise<number> {
  const { email } = leadBody(person);
  const { sessionId } = await submitUntilAcknowledged(app.url, { ...leadBody(index), email });
  const id = readNumber(app.state, `select id from assessments where session_id = '${sessionId}'`);
  const phone = `+1403555${String(1000 + person)}`;
  const body = { phone, agreed: "mail" };
  const put = () => post(app.url, `/api/leads/${id}/phone`, body, { method: "PUT", headers: app.staff });
  for (;;) {
    const answer = await put().catch(() => null);
    if (answer?.ok) return id;
    if (answer && answer.status < 500) throw new Error(`A number was refused: ${await answer.text()}`);
    await sleep(100);
  }
}

async function settle(app: ChaosApp): Promise<void> {
  await killAndWait(app.url);
  const untold = () =>
    readNumber(
      app.state,
      `select count(*) from assessments
       where clock_started_at is not null and escalated_at is null and gave_way_to is null`,
    );
  for (let run = 0; run < MOST_TICKS && untold() > 0; run++) await app.tick(Date.now() + ALL_OVERDUE_MS);
}

type Outcome = { leads: number; killed: number; older: number; newer: number };

function figuresOf({ state }: ChaosApp, { leads, killed, older, newer }: Outcome): Figure[] {
  const queued = readRows<{ ids: string }>(
    state,
    "select payload ->> 'ids' as ids from outbox where kind = 'slack-overdue'",
  ).map(({ ids }): number[] => JSON.parse(ids));
  const listed = queued.flat();
  return [
    exactly(
      "leads with a running clock",
      leads,
      readNumber(state, "select count(*) from assessments where due_at > 0 and gave_way_to is null"),
    ),
    exactly(
      "times that one person's newer assessment is told of",
      1,
      listed.filter((id) => id === newer).length,
    ),
    exactly("times that the older one is", 0, listed.filter((id) => id === older).length),
    exactly("leads told of", leads, new Set(listed).size),
    exactly("leads told of twice", 0, listed.length - new Set(listed).size),
    exactly("messages with more than 20 leads", 0, queued.filter((ids) => ids.length > 20).length),
    told("messages", queued.length),
    told("kills", killed),
  ];
}
