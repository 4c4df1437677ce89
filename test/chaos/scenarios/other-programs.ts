import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import { WEBHOOK_EVENTS } from "#domain/delivery/webhook-events";
import { KEY_SCOPES } from "#domain/doors/api-key";
import type { Random } from "../../domain/funnel/interview/seeded-random.ts";
import { startChaosApp, type ChaosApp } from "../chaos-app.ts";
import { isUp, killRuntime, untilUp } from "../kill-runtime.ts";
import { meanwhile } from "../meanwhile.ts";
import { startPeerServer, type PeerServer } from "../peers/peer-server.ts";
import { PASSING, TAKEN, type SocketFault } from "../peers/socket-faults.ts";
import { post } from "../post.ts";
import { changeSomething, type World } from "../programs/change-something.ts";
import { changeOf, type KnownLead } from "../programs/known-leads.ts";
import { PollingProgram } from "../programs/polling-program.ts";
import { ReceivingProgram } from "../programs/receiving-program.ts";
import { readNumber, readRows } from "../read-database.ts";
import { exactly, told, type Chaos, type Figure, type Scenario } from "../scenario.ts";
import { settleOutbox } from "../settle-outbox.ts";

const LONG = { changes: 10_000, kills: 60, leads: 400 };
const SHORT = { changes: 120, kills: 2, leads: 12 };
const AT_ONCE = 4;
const POLL_MS = 1000;
/** Of a program's polls; it crashes after one of so many, and keeps its cursor after another. */
const CRASHING = 0.1;
const KEEPING = 0.2;
/** Of the calls to the endpoint. */
const FAILING = 0.04;

type Programs = {
  isSecret: (text: string) => boolean;
  key: string;
  poller: PollingProgram;
  receiver: ReceivingProgram;
  server: PeerServer;
};

/**
 * Programs keep leads of their own, one by polling the API and one by webhooks, while staff, visitors, a calendar and
 * programs change them and the Worker is killed: in the end both know each lead's last state (contract 24).
 */
export const otherPrograms: Scenario = {
  name: "other-programs",
  longMostMs: 30 * 60_000,
  run: async (chaos, random) => {
    const app = await startChaosApp(chaos, "other-programs");
    const programs = await startPrograms(app);
    try {
      failNowAndThen(programs.server, random);
      const storm = await stormOfChanges(app, programs, chaos, random);
      chaos.say(`${storm.changes} changes, ${storm.kills} kills; settling`);
      await programs.server.fail(null);
      const waiting = await settleOutbox(app, (at) => {
        programs.receiver.ahead = at - Date.now();
      });
      await programs.poller.poll();
      return [
        exactly("kills while leads were changed", wantedOf(chaos).kills, storm.kills),
        told("changes", storm.changes),
        ...(await figuresOf(app, programs, waiting)),
      ];
    } finally {
      await programs.server.stop();
      await app.stop();
    }
  },
};

const wantedOf = ({ short }: Chaos) => (short ? SHORT : LONG);

const madeSchema = z.object({ secret: z.string() });

async function startPrograms(app: ChaosApp): Promise<Programs> {
  const isSecret = (text: string) => sessionsOf(app).some((session) => text.includes(session));
  const receiver = new ReceivingProgram(isSecret);
  const server = await startPeerServer(receiver);
  const made = async (path: string, body: Record<string, unknown>) => {
    const answer = await post(app.url, path, body, { headers: app.staff });
    return madeSchema.parse(await answer.json()).secret;
  };
  receiver.secret = await made("/api/webhook-endpoints", {
    url: `${server.url}/hooks`,
    events: WEBHOOK_EVENTS,
  });
  const key = await made("/api/api-keys", { name: "Sheet", scopes: KEY_SCOPES, expiresInDays: null });
  return { isSecret, key, receiver, server, poller: new PollingProgram(app.url, key, isSecret) };
}

function sessionsOf({ state }: ChaosApp): string[] {
  return readRows<{ id: string }>(state, "select session_id as id from assessments").map(({ id }) => id);
}

/** What an endpoint that is up does wrong; one that is down would only be waited for. */
function failNowAndThen(server: PeerServer, random: Random): void {
  const isQuick = ({ isSlow, isRefused, retryAfter }: SocketFault) => !isSlow && !isRefused && !retryAfter;
  const faults = [...PASSING, ...TAKEN].filter(isQuick);
  server.failBy(() => (random.chance(FAILING) ? random.pick(faults) : null));
}

async function stormOfChanges(app: ChaosApp, programs: Programs, chaos: Chaos, random: Random) {
  const wanted = wantedOf(chaos);
  const storm = { changes: 0, kills: 0 };
  const world: World = { app, key: programs.key, leads: [], random, most: wanted.leads };
  const changer = async () => {
    while (storm.changes < wanted.changes) {
      // The kills are spread over all of the changes.
      if (
        storm.changes > (wanted.changes * (storm.kills + 1)) / (wanted.kills + 1) &&
        storm.kills < wanted.kills
      )
        await sleep(10);
      else if (await changeSomething(world)) storm.changes += 1;
    }
  };
  const killer = async () => {
    while (storm.kills < wanted.kills) {
      await sleep(20 + random.below(300));
      const isDue = storm.changes >= (wanted.changes * storm.kills) / (wanted.kills + 1);
      if (isDue && (await isUp(app.url)) && killRuntime()) storm.kills += 1;
    }
  };
  const others = async () => {
    await Promise.all([programs.poller.poll(), app.tick().catch(() => {}), sleep(POLL_MS)]);
    if (random.chance(KEEPING)) programs.poller.keepCursor();
    if (random.chance(CRASHING)) programs.poller.crash();
  };
  await meanwhile(Promise.all([killer(), ...Array.from({ length: AT_ONCE }, changer)]), others);
  await untilUp(app.url);
  return storm;
}

async function figuresOf(app: ChaosApp, programs: Programs, waiting: number): Promise<Figure[]> {
  const { poller, receiver, key, isSecret } = programs;
  const fresh = new PollingProgram(app.url, key, isSecret);
  await fresh.poll();
  const stored = readRows<{ id: number; status: string; notes: string | null }>(
    app.state,
    "select id, lead_status as status, admin_notes as notes from assessments",
  );
  const isAsStored = ({ id, status, notes }: (typeof stored)[number]) => {
    const lead = fresh.leads.get(id);
    return lead?.["leadStatus"] === status && (lead["notes"] ?? "") === (notes ?? "");
  };
  const leads = [...fresh.leads.values()];
  const known = (program: ReadonlyMap<number, KnownLead>) =>
    leads.filter((lead) => isSameState(program.get(lead.id), lead)).length;
  return [
    exactly(
      "leads that a new program reads as they are stored",
      stored.length,
      stored.filter(isAsStored).length,
    ),
    exactly("leads whose last state the polling program has", leads.length, known(poller.leads)),
    exactly("… and it has as something else under the same number", 0, poller.contradictions),
    exactly("leads whose last state the webhooks have told", leads.length, known(receiver.leads)),
    exactly("messages that still wait, or never came", 0, waiting + deadMessages(app)),
    exactly("messages whose signature did not hold", 0, receiver.refused),
    exactly("ids that were of two events", 0, receiver.mistaken),
    exactly("answers and messages with a session id", 0, poller.leaks + receiver.leaks + fresh.leaks),
    told(
      "crashes of the polling program, and leads that it then knew",
      `${poller.crashes}, ${poller.repeats}`,
    ),
    told("messages by event", [...receiver.events].map(([event, count]) => `${event} ${count}`).join(", ")),
    told("of them again under the same id", receiver.copies),
    told("erased leads", leads.filter(({ erased }) => erased).length),
  ];
}

/** Webhooks say who did it, and what else it is about, beside the lead; an erased one has no number there. */
function isSameState(known: KnownLead | undefined, lead: KnownLead): boolean {
  if (lead.erased) return known?.erased === true;
  return known !== undefined && !known.erased && changeOf(known) === changeOf(lead) && hasAll(known, lead);
}

function hasAll(known: KnownLead, lead: KnownLead): boolean {
  return Object.entries(lead).every(([name, value]) => JSON.stringify(known[name]) === JSON.stringify(value));
}

function deadMessages({ state }: ChaosApp): number {
  return readNumber(
    state,
    "select count(*) from outbox where channel like 'webhook:%' and status not in ('sent', 'cancelled')",
  );
}
