import { DatabaseSync } from "node:sqlite";
import type { Running } from "../booked/acts.ts";
import { startInnerWorld } from "../booked/inner-world.ts";
import { judge, type Verdict } from "../booked/judge.ts";
import { liveThrough } from "../booked/live-through.ts";
import { PROVIDERS, type Provider } from "../booked/order.ts";
import { ordersOf, SESSION_KEY, storeLeads } from "../booked/orders-of.ts";
import { startRealWorld } from "../booked/real-world.ts";
import { newSigning } from "../booked/webhooks.ts";
import { waitingBy, type World } from "../booked/world.ts";
import { exactly, told, type Chaos, type Figure, type Scenario } from "../scenario.ts";

type Wanted = {
  orders: number;
  /** In hours. */
  arrivals: number;
  /** How many are started anew for each provider: orders of a day know nothing of those of another. */
  runs: number;
};

const LONG = { orders: 10_000, arrivals: 48, runs: 10 };
const SHORT = { orders: 75, arrivals: 12, runs: 1 };
const LONG_KILLED = { orders: 200, arrivals: 24, runs: 1 };
const SHORT_KILLED = { orders: 8, arrivals: 2, runs: 1 };
const LONG_MOST_MS = 90 * 60_000;

/** Of each kind of fault. */
const SHOWN = 20;

type Start = (vars: Record<string, string>, orders: readonly Running[]) => Promise<World>;

/**
 * Calls are booked, moved, cancelled, missed, answered, stopped and erased in every order while days pass, mails fail and
 * the app dies between any two steps.
 */
export const bookedMails: Scenario = {
  name: "booked-mails",
  longMostMs: LONG_MOST_MS,
  run: (chaos) =>
    allRuns(chaos, chaos.short ? SHORT : LONG, PROVIDERS, (vars, orders) =>
      startInnerWorld(vars, (database) => storeLeads(database, orders)),
    ),
};

/** The same, with fewer, in workerd itself, which is killed. */
export const bookedMailsKilled: Scenario = {
  name: "booked-mails-killed",
  longMostMs: LONG_MOST_MS,
  run: (chaos, random) => {
    const providers = chaos.short ? [random.pick(PROVIDERS)] : PROVIDERS;
    return allRuns(chaos, chaos.short ? SHORT_KILLED : LONG_KILLED, providers, (vars, orders) =>
      startRealWorld(chaos, `booked-${orders[0]?.provider}`, vars, (file) => {
        const database = new DatabaseSync(file);
        storeLeads(database, orders);
        database.close();
      }),
    );
  },
};

type Run = {
  orders: readonly Running[];
  verdicts: readonly Verdict[];
  mails: number;
  crashes: number;
  waiting: number;
  files: number;
  wrongFiles: readonly string[];
};

/** A deployment has one provider, whose secret it knows. */
async function allRuns(
  chaos: Chaos,
  { orders, arrivals, runs }: Wanted,
  providers: readonly Provider[],
  start: Start,
): Promise<Figure[]> {
  const size = Math.ceil(orders / runs / providers.length);
  const all: Run[] = [];
  for (let run = 0; run < runs; run++) {
    for (const provider of providers) {
      const seed = chaos.seed + all.length;
      const indexes = Array.from({ length: size }, (_, at) => all.length * size + at + 1);
      const done = await oneRun(ordersOf(chaos.seed, provider, indexes), { provider, seed, arrivals, start });
      all.push(done);
      const wrong = done.verdicts.flatMap(({ afterStop, twice, unsent }) => [
        ...afterStop,
        ...twice,
        ...unsent,
      ]);
      chaos.say(
        `${all.length * size} orders; of the last ${size} ${done.mails} mails, ${wrong.length} wrong`,
      );
    }
  }
  return figuresOf(all);
}

type Given = { provider: Provider; seed: number; arrivals: number; start: Start };

async function oneRun(orders: Running[], { provider, seed, arrivals, start }: Given): Promise<Run> {
  const signing = newSigning(provider);
  const vars = {
    BOOKING_WEBHOOK_SECRET: signing.secret,
    SESSION_HMAC_KEY: SESSION_KEY,
    REPLY_DOMAIN: "in.chaos.example",
    META_CAPI_TOKEN: "",
    EMAIL_FROM: "BPM <hello@bpm.example>",
    SENDER_POSTAL_ADDRESS: "BPM Inc., 1 Main St, Calgary AB, Canada",
  };
  const world = await start(vars, orders);
  try {
    const { calm, calendars } = await liveThrough({ world, signing, orders, seed, arrivals });
    const { accepted, crashes, onTheWay } = world;
    return {
      orders,
      verdicts: orders.map((order) => judge(order, order.mails, { calm, crashes, onTheWay })),
      mails: accepted.length,
      crashes: crashes.length,
      waiting: waitingBy(world, world.now()),
      files: calendars.read,
      wrongFiles: calendars.wrong,
    };
  } finally {
    await world.stop();
  }
}

function figuresOf(runs: readonly Run[]): Figure[] {
  const verdicts = runs.flatMap((run) => run.verdicts);
  const sum = (of: (run: Run) => number) => runs.reduce((all, run) => all + of(run), 0);
  const count = (of: (verdict: Verdict) => number) => verdicts.reduce((all, one) => all + of(one), 0);
  const faults = {
    "mails after what stops them": verdicts.flatMap(({ afterStop }) => afterStop),
    "mails sent twice that no crash explains": verdicts.flatMap(({ twice }) => twice),
    "mails due and not sent": verdicts.flatMap(({ unsent }) => unsent),
    [`calendar files out of step, of ${sum(({ files }) => files)} read`]: runs.flatMap(
      ({ wrongFiles }) => wrongFiles,
    ),
    "answers of the app against a rule": runs.flatMap(({ orders }) => orders.flatMap(({ wrong }) => wrong)),
  };
  for (const [what, lines] of Object.entries(faults)) {
    for (const line of lines.slice(0, SHOWN)) console.error(`${what}: ${line}`);
  }
  const crashes = sum((run) => run.crashes);
  const acts = sum(({ orders }) => orders.reduce((all, { facts }) => all + facts.length, 0));
  const inFaults = `${count((one) => one.inFaults)}, ${count((one) => one.sentInFaults)}`;
  return [
    told("orders, and what happened in them", `${verdicts.length}, ${acts}`),
    told(
      "mails sent",
      sum(({ mails }) => mails),
    ),
    { what: "crashes", expected: "over 0", measured: String(crashes), ok: crashes > 0 },
    ...Object.entries(faults).map(([what, lines]) => exactly(what, 0, lines.length)),
    exactly(
      "mails that still wait at the end",
      0,
      sum(({ waiting }) => waiting),
    ),
    told(
      "copies that crashes explain",
      count(({ copies }) => copies),
    ),
    told("mails due amid faults, and how many of them came", inFaults),
  ];
}
