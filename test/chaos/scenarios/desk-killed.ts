import { isDeepStrictEqual } from "node:util";
import { setTimeout as sleep } from "node:timers/promises";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { Random } from "../../domain/funnel/interview/seeded-random.ts";
import { startChaosApp, type ChaosApp } from "../chaos-app.ts";
import { DeskScreen } from "./desk-screen.ts";
import { killRuntime, untilUp } from "../kill-runtime.ts";
import { meanwhile } from "../meanwhile.ts";
import { post } from "../post.ts";
import { readNumber } from "../read-database.ts";
import { exactly, told, type Figure, type Scenario } from "../scenario.ts";
import { settleOutbox } from "../settle-outbox.ts";
import { leadBody, submitUntilAcknowledged } from "../submit-lead.ts";

const LONG = { changes: 1000, kills: 50 };
const SHORT = { changes: 40, kills: 2 };
const SCREENS = 5;
const AT_ONCE = 4;
const CAUGHT_UP_MS = 60_000;

type Stormed = { kills: number; drops: number };

/** The desk dies again and again while leads come, change and go, and staff's screens come and go. */
export const deskKilled: Scenario = {
  name: "desk-killed",
  run: async (chaos, random) => {
    const wanted = chaos.short ? SHORT : LONG;
    const app = await startChaosApp(chaos, "desk-killed");
    const screens = Array.from({ length: SCREENS }, () => new DeskScreen(app));
    const staying = Promise.all(screens.map((screen) => screen.stay()));
    try {
      const first = newestChange(app);
      const stormed = await storm(app, screens, wanted, random);
      const changes = newestChange(app) - first;
      chaos.say(`${changes} changes, ${stormed.kills} kills; settling`);
      await settleOutbox(app);
      await caughtUp(app, screens);
      return [
        exactly("kills", wanted.kills, stormed.kills),
        {
          what: "changes",
          expected: `≥ ${wanted.changes}`,
          measured: `${changes}`,
          ok: changes >= wanted.changes,
        },
        ...(await figuresOf(app, screens)),
        told("connections that screens lost by themselves", stormed.drops),
      ];
    } finally {
      for (const screen of screens) screen.close();
      await staying;
      await app.stop();
    }
  },
};

const newestChange = (app: ChaosApp) => readNumber(app.state, "select max(id) from changes");

async function storm(
  app: ChaosApp,
  screens: readonly DeskScreen[],
  wanted: typeof LONG,
  random: Random,
): Promise<Stormed> {
  const result: Stormed = { kills: 0, drops: 0 };
  const first = newestChange(app);
  const done = () => newestChange(app) - first;
  const isOver = () => result.kills >= wanted.kills && done() >= wanted.changes;
  const sessions: string[] = [];
  let next = 0;
  const worker = async () => {
    while (!isOver()) {
      // The kills are spread over all of the changes.
      if (done() > (wanted.changes * (result.kills + 1)) / wanted.kills) await sleep(10);
      else await changeSomething(app, sessions, next++, random);
    }
  };
  const killer = async () => {
    while (result.kills < wanted.kills) {
      await sleep(20 + random.below(300));
      await untilUp(app.url);
      if (done() >= (wanted.changes * result.kills) / wanted.kills && killRuntime()) result.kills += 1;
    }
  };
  const goer = async () => {
    await sleep(random.below(200));
    random.pick(screens).drop();
    result.drops += 1;
  };
  await meanwhile(Promise.all([killer(), ...Array.from({ length: AT_ONCE }, worker)]), goer);
  return result;
}

/** Most of what happens is an edit; a call without an answer may have been done all the same. */
async function changeSomething(
  app: ChaosApp,
  sessions: string[],
  turn: number,
  random: Random,
): Promise<void> {
  const headers = app.staff;
  if (sessions.length < 3 || random.chance(0.3)) {
    sessions.push((await submitUntilAcknowledged(app.url, leadBody(turn))).sessionId);
    return;
  }
  const sessionId = random.pick(sessions);
  const answer = random.chance(0.05)
    ? post(app.url, `/api/assessment/${sessionId}/erase`, {}, { headers })
    : post(
        app.url,
        `/api/assessment/${sessionId}/lead-status`,
        { leadStatus: random.pick(["MQL", "SQL", "Won", "Lost", "Hold"]), dealValue: turn },
        { method: "PATCH", headers },
      );
  await answer.then((one) => one.text()).catch(() => sleep(50));
}

/** Waits until every screen stands at the newest change; what pokes were lost is healed by the cron. */
async function caughtUp(app: ChaosApp, screens: readonly DeskScreen[]): Promise<void> {
  await untilUp(app.url);
  await app.tick();
  const end = Date.now() + CAUGHT_UP_MS;
  while (screens.some(({ cursor }) => cursor !== newestChange(app)) && Date.now() < end) await sleep(50);
}

async function figuresOf(app: ChaosApp, screens: readonly DeskScreen[]): Promise<Figure[]> {
  const truth = new DeskScreen(app);
  const reading = truth.stay();
  await caughtUp(app, [truth]);
  truth.close();
  await reading;
  const equal = screens.filter(({ leads }) => isDeepStrictEqual(byId(leads), byId(truth.leads)));
  const stored = readNumber(app.state, "select count(*) from assessments");
  return [
    exactly("leads that a new screen shows, of those stored", stored, truth.leads.size),
    exactly("screens that end equal to it", screens.length, equal.length),
    told(
      "changes that screens were sent",
      screens.reduce((sum, screen) => sum + screen.changes, 0),
    ),
    told(
      "times that one had to read everything again",
      screens.reduce((sum, { resets }) => sum + resets, 0),
    ),
  ];
}

function byId(leads: ReadonlyMap<number, AssessmentView>): AssessmentView[] {
  return [...leads.values()].toSorted((a, b) => a.id - b.id);
}
