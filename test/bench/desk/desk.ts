import path from "node:path";
import { launchChromium } from "../../tools/launch-chromium.ts";
import { seed } from "../../tools/seed/seed.ts";
import { startStack } from "../../tools/start/local-stack.ts";
import { Stops } from "../../tools/start/stops.ts";
import { count, ms, table } from "../report/markdown.ts";
import type { Bench, Check, Findings, Section } from "../report/section.ts";
import { median, percentile } from "../report/statistics.ts";
import { caughtUp } from "./caught-up.ts";
import { deskCost } from "./desk-cost.ts";
import { boardInp } from "./desk-inp.ts";
import { PEER_MS } from "../peers/peer-ms.ts";
import { openOffice, type Office } from "./office.ts";
import { formLeads } from "./form-leads.ts";
import { newLeadPill, otherScreen } from "./paints.ts";

const ASSESSMENTS = 2000;

type Timed = { what: string; at: number; limitMs: number; all: number[] };

/** How soon staff see what others do, and what that costs. */
export const desk: Section = {
  name: "desk",
  title: "The live desk",
  run: async (bench) => {
    const stops = new Stops();
    try {
      const timed = await measure(bench, await startOffice(bench, stops));
      await stops.stop();
      const cost = await deskCost(bench);
      return findingsOf(timed, cost);
    } finally {
      await stops.stop();
    }
  },
};

async function startOffice({ folder, say }: Bench, stops: Stops): Promise<Office> {
  say(`seeding ${ASSESSMENTS} assessments`);
  const state = path.join(folder, "desk");
  await seed({ assessments: ASSESSMENTS, spend: 0, state, replace: false }, () => {});
  const stack = await startStack({ ports: "random", state, cron: false, rateLimits: false });
  stops.add(stack.stop);
  const browser = await launchChromium();
  stops.add(() => browser.close());
  return openOffice(stack, browser, stops);
}

async function measure({ options, say }: Bench, office: Office): Promise<Timed[]> {
  const rounds = options.quick ? 10 : 40;
  say("a move on one screen, seen on another");
  const moves = await otherScreen(office, rounds);
  say("new leads");
  const leads = await newLeadPill(office, rounds / 2);
  say("300 changes while away");
  const away = await caughtUp(office, options.quick ? 2 : 5);
  say("the board while others work");
  const inp = await boardInp(office, options.quick ? 1 : 3);
  say("leads of a Meta form");
  const forms = await formLeads(office, options.quick ? 3 : 10);
  return [
    nearlyAll("a move on one screen, painted on another", 400, moves.painted),
    nearlyAll("the same at 18 sockets without a screen", 400, moves.heard),
    slowest("a submit to the pill", 1000, leads),
    slowest("300 changes while a screen was away, painted", 1000, away.painted),
    slowest("the same at a socket that resumes", 1000, away.heard),
    slowest("interaction with 600 cards, 4 × slower, 5 changes a second", 200, inp),
    slowest("a form lead, from Meta's webhook to the pill", 5000, forms.painted),
    slowest("the same to its message in Slack", 5000, forms.inSlack),
  ];
}

function nearlyAll(what: string, limitMs: number, all: number[]): Timed {
  return { what: `${what}, 95th percentile`, at: 0.95, limitMs, all };
}

function slowest(what: string, limitMs: number, all: number[]): Timed {
  return { what: `${what}, slowest`, at: 1, limitMs, all };
}

function findingsOf(timed: readonly Timed[], cost: { markdown: string; checks: Check[] }): Findings {
  const rows = timed.map(({ what, all }) => [
    what.replace(/, [^,]*$/, ""),
    count(all.length),
    ms(median(all)),
    ms(percentile(all, 0.95)),
    ms(Math.max(...all)),
  ]);
  const markdown = `Twenty sockets: two dashboards in Chromium and 18 that only listen. A time begins with the key that moves a
card, with the request that brings a lead, or with the network that comes back, and ends with the frame in which the
other screen shows it. Who comes back has missed 300 changes of 100 leads; how long that took makes no difference, as a
screen goes on from the number of the last change that it knows, and so nobody waits for a minute here. Every answer of
Meta's takes ${PEER_MS} ms.

${table(["what", ">times", ">median ms", ">p95", ">slowest"], rows)}

${cost.markdown}`;
  const checks = timed.map(({ what, at, limitMs, all }): Check => {
    const measured = percentile(all, at);
    return {
      what: `desk: ${what}`,
      limit: `${count(limitMs)} ms`,
      measured: `${ms(measured)} ms`,
      ok: measured <= limitMs,
    };
  });
  return { markdown, checks: [...checks, ...cost.checks], measured: ["GET /api/desk", "GET /api/changes"] };
}
