import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../domain/funnel/interview/seeded-random.ts";
import { startChaosApp, type ChaosApp } from "../chaos-app.ts";
import { isUp, killAndWait, killRuntime } from "../kill-runtime.ts";
import { meanwhile } from "../meanwhile.ts";
import { readNumber } from "../read-database.ts";
import { exactly, told, type Figure, type Scenario } from "../scenario.ts";
import { changeOfLead, claim, leadOf, messageOf, press } from "./slack-changes.ts";
import { shownFigures } from "./slack-shown.ts";
import { A_MOMENT, PASSING } from "../peers/socket-faults.ts";
import { leadBody, submitUntilAcknowledged, type Acknowledged } from "../submit-lead.ts";

const LONG = { leads: 300, kills: 100, followed: 30, changes: 4 };
const SHORT = { leads: 8, kills: 2, followed: 3, changes: 3 };
const SECRET = "chaos-signing-secret";
const AT_ONCE = 4;
/** Of the calls to Slack. */
const FAILING = 0.1;
/** Of those that fail; the others only want a moment, as Slack is left alone for half a minute after one of these. */
const DOWN = 0.15;
const FOLLOWS_MS = 2000;
const GIVEN_UP_MS = 20_000;
const TICK_MS = 500;
const STEP_MS = 10 * 60_000;
const MOST_TICKS = 100;

type Wanted = typeof LONG;

/** Leads are worked from the dashboard and from Slack, which fails now and then, while the runtime is killed. */
export const slackActions: Scenario = {
  name: "slack-card",
  run: async (chaos, random) => {
    const wanted = chaos.short ? SHORT : LONG;
    const app = await startChaosApp(chaos, "slack-card", { vars: { SLACK_SIGNING_SECRET: SECRET } });
    try {
      app.peers.slack.signingSecret = SECRET;
      const slowest = await slowestToFollow(app, wanted.followed);
      const faults = failNowAndThen(app, random);
      const kills = await storm(app, random, wanted);
      chaos.say(`${wanted.leads} leads, ${kills} kills; settling`);
      const waiting = await settle(app);
      return [
        slowest,
        exactly("kills", wanted.kills, kills),
        exactly("rows for Slack, and presses, that still wait", 0, waiting),
        ...shownFigures(app),
        told("calls to Slack that failed", faults()),
        told("presses", readNumber(app.state, "select count(*) from slack_presses")),
      ];
    } finally {
      await app.stop();
    }
  },
};

/** How long after a press, and after a change in the dashboard, the message shows it, with nobody failing. */
async function slowestToFollow(app: ChaosApp, leads: number): Promise<Figure> {
  const waits: number[] = [];
  const follow = async (id: number, owner: string, change: () => Promise<Response | null>) => {
    const answer = await change();
    if (!answer?.ok) throw new Error(`A claim was refused: ${answer?.status}`);
    waits.push(await msUntil(() => JSON.stringify(messageOf(app, id)).includes(`*Owner:* ${owner}@`)));
  };
  for (let index = 0; index < leads; index++) {
    const id = leadOf(app, await submitUntilAcknowledged(app.url, leadBody(-1 - index)));
    await msUntil(() => messageOf(app, id) !== null);
    const message = messageOf(app, id);
    await follow(
      id,
      "grace",
      async () => message && press(app, message, { person: "U0GRACE", action: "claim" }),
    );
    await follow(id, "ada", () => claim(app, id));
  }
  const slowest = Math.round(Math.max(...waits));
  const what = "slowest message to show a change, with Slack up";
  return { what, expected: `≤ ${FOLLOWS_MS} ms`, measured: `${slowest} ms`, ok: slowest <= FOLLOWS_MS };
}

async function msUntil(isSo: () => boolean): Promise<number> {
  const start = performance.now();
  while (!isSo() && performance.now() - start < GIVEN_UP_MS) await sleep(10);
  return performance.now() - start;
}

/** Lets Slack fail now and then; gives how often it did. */
function failNowAndThen({ peers }: ChaosApp, random: Random): () => number {
  let failed = 0;
  // A refused port would be refused to all calls at once.
  const quick = PASSING.filter(({ isSlow, isRefused }) => !isSlow && !isRefused);
  peers.servers.slack.failBy(() => {
    if (!random.chance(FAILING)) return null;
    failed += 1;
    return random.chance(DOWN) ? random.pick(quick) : A_MOMENT;
  });
  return () => failed;
}

async function storm(app: ChaosApp, random: Random, wanted: Wanted): Promise<number> {
  const state = { next: 0, done: 0, kills: 0 };
  const leads: Acknowledged[] = [];
  const staff = async () => {
    for (let lead = state.next++; lead < wanted.leads; lead = state.next++) {
      const due = () => (wanted.leads * (state.kills + 1)) / (wanted.kills + 1);
      while (state.kills < wanted.kills && lead >= due()) await sleep(10);
      leads.push(await submitUntilAcknowledged(app.url, leadBody(lead)));
      for (let turn = 0; turn < wanted.changes; turn++) await changeOfLead(app, random.pick(leads), random);
      state.done += 1;
    }
  };
  const killer = async () => {
    while (state.kills < wanted.kills && state.done < wanted.leads) {
      await sleep(20 + random.below(400));
      const isEarly = state.kills / wanted.kills > state.done / wanted.leads;
      if (!isEarly && (await isUp(app.url)) && killRuntime()) state.kills += 1;
    }
  };
  const cron = async () => {
    await app.tick().catch(() => {});
    await sleep(TICK_MS);
  };
  await meanwhile(Promise.all([killer(), ...Array.from({ length: AT_ONCE }, staff)]), cron);
  return state.kills;
}

/** Ticks the cron, Slack in good health, until nothing waits for it; gives what still does. */
async function settle(app: ChaosApp): Promise<number> {
  await app.peers.servers.slack.fail(null);
  await killAndWait(app.url);
  const waiting = () =>
    readNumber(
      app.state,
      `select (select count(*) from outbox where channel = 'slack' and status = 'pending')
        + (select count(*) from slack_presses where done_at is null)`,
    );
  const start = Date.now();
  for (let tick = 1; tick <= MOST_TICKS && waiting() > 0; tick++) await app.tick(start + tick * STEP_MS);
  return waiting();
}
