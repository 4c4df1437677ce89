import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../domain/funnel/interview/seeded-random.ts";
import { acceptances, extraCopies, unexplained, type Accepted } from "../acceptances.ts";
import { startChaosApp, type ChaosApp } from "../chaos-app.ts";
import { isUp, killRuntime } from "../kill-runtime.ts";
import { readRows } from "../read-database.ts";
import { exactly, told, type Chaos, type Figure, type Scenario } from "../scenario.ts";
import { settleOutbox } from "../settle-outbox.ts";
import { meanwhile } from "../meanwhile.ts";
import { CHANNELS } from "../peers/peers.ts";
import { PASSING, TAKEN } from "../peers/socket-faults.ts";
import { leadBody, submitUntilAcknowledged, type Acknowledged } from "../submit-lead.ts";

const LONG = { leads: 1000, kills: 100 };
const SHORT = { leads: 16, kills: 2 };
const AT_ONCE = 6;
const TICK_MS = 500;
/** Of the calls to a peer; what is taken may be answered strangely too. */
const FAILING = 0.04;
/** Of those that fail. */
const SLOW = 0.05;

type Storm = { acknowledged: Acknowledged[]; kills: number };

/** Leads come in while the runtime is killed again and again and the peers fail in between. */
export const kills: Scenario = {
  name: "kills",
  run: async (chaos, random) => {
    const app = await startChaosApp(chaos, "kills");
    try {
      const faults = failNowAndThen(app, random);
      const storm = await stormOfLeads(app, random, chaos);
      chaos.say(`${storm.acknowledged.length} leads, ${storm.kills} kills; settling`);
      const waiting = await settleOutbox(app);
      return [
        exactly("kills while leads came in", (chaos.short ? SHORT : LONG).kills, storm.kills),
        ...figuresOf(app, storm.acknowledged, waiting),
        told("failed calls to peers", faults()),
      ];
    } finally {
      await app.stop();
    }
  },
};

/** Lets every peer fail now and then; gives how often it did. */
function failNowAndThen({ peers }: ChaosApp, random: Random): () => number {
  let failed = 0;
  for (const channel of CHANNELS) {
    // A refused port would be refused to all calls at once. A mail that breaks off cannot be told from one
    // that was never taken.
    const possible = [...PASSING, ...(channel === "email" ? [] : TAKEN)].filter((fault) => !fault.isRefused);
    const slow = possible.filter(({ isSlow }) => isSlow);
    const quick = possible.filter(({ isSlow }) => !isSlow);
    peers.servers[channel].failBy(() => {
      if (!random.chance(FAILING)) return null;
      failed += 1;
      return random.pick(random.chance(SLOW) ? slow : quick);
    });
  }
  return () => failed;
}

async function stormOfLeads(app: ChaosApp, random: Random, { short, say }: Chaos): Promise<Storm> {
  const wanted = short ? SHORT : LONG;
  const storm: Storm = { acknowledged: [], kills: 0 };
  let next = 0;
  const isOver = () => storm.acknowledged.length >= wanted.leads;
  const visitor = async () => {
    for (let lead = next++; lead < wanted.leads; lead = next++) {
      // The kills are spread over all of the leads: each side waits for the other, to the last kill.
      const due = () => (wanted.leads * (storm.kills + 1)) / (wanted.kills + 1);
      while (storm.kills < wanted.kills && lead >= due()) await sleep(10);
      storm.acknowledged.push(await submitUntilAcknowledged(app.url, leadBody(lead)));
      if (storm.acknowledged.length % 100 === 0)
        say(`${storm.acknowledged.length} leads, ${storm.kills} kills`);
    }
  };
  const killer = async () => {
    while (storm.kills < wanted.kills && !isOver()) {
      await sleep(20 + random.below(430));
      // One that is not up yet is no crash of ours.
      const isEarly = storm.kills / wanted.kills > storm.acknowledged.length / wanted.leads;
      if (!isEarly && (await isUp(app.url)) && killRuntime()) storm.kills += 1;
    }
  };
  const cron = async () => {
    await app.tick().catch(() => {});
    await sleep(TICK_MS);
  };
  await meanwhile(Promise.all([killer(), ...Array.from({ length: AT_ONCE }, visitor)]), cron);
  return storm;
}

type StoredLead = { session_id: string; score: number; hub_expires_at: number };

function figuresOf(app: ChaosApp, acknowledged: readonly Acknowledged[], waiting: number): Figure[] {
  const leads = acknowledged.length;
  const stored = readRows<StoredLead>(app.state, "select * from assessments where completed_at is not null");
  const bySession = new Map(stored.map((lead) => [lead.session_id, lead]));
  const kept = acknowledged.filter(({ sessionId, score, hubExpiresAt }) => {
    const lead = bySession.get(sessionId);
    return lead?.score === score && lead.hub_expires_at === Date.parse(hubExpiresAt);
  });
  return [
    exactly("acknowledged leads that are stored as acknowledged", leads, kept.length),
    exactly("leads stored", leads, stored.length),
    ...deliveryFigures(acceptances(app), leads, waiting),
  ];
}

function deliveryFigures(rows: readonly Accepted[], leads: number, waiting: number): Figure[] {
  const accepted = (kind: string) =>
    rows.filter((row) => row.kind === kind && row.status === "sent" && row.times > 0).length;
  const unsent = rows.filter(({ status }) => status !== "sent").length;
  const interrupted = rows.reduce((sum, row) => sum + row.interrupted, 0);
  return [
    exactly("causes queued", 4 * leads, rows.length),
    exactly("leads told in Slack", leads, accepted("slack-mql")),
    exactly("hub mails accepted", leads, accepted("hub-mail")),
    exactly("events accepted by Meta", 2 * leads, accepted("ad-event")),
    exactly("still waiting, dead or cancelled", 0, Math.max(unsent, waiting)),
    exactly("accepted twice without a crash in between", 0, unexplained(rows).length),
    told("tries that a crash cut short, each counted on its row", interrupted),
    ...CHANNELS.map((channel) =>
      told(
        `accepted again after one, ${channel}`,
        extraCopies(rows.filter((row) => row.channel === channel)),
      ),
    ),
  ];
}
