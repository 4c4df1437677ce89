import { setTimeout as sleep } from "node:timers/promises";
import { accessKeyFaults } from "./access-key-faults.ts";
import { acceptances, type Accepted } from "../acceptances.ts";
import { startChaosApp, type ChaosApp } from "../chaos-app.ts";
import { modelFaults } from "./model-faults.ts";
import { CHANNELS, type PeerChannel } from "../peers/peers.ts";
import { readNumber, readRows } from "../read-database.ts";
import { exactly, told, type Figure, type Scenario } from "../scenario.ts";
import { FINAL, PASSING, TAKEN, type SocketFault } from "../peers/socket-faults.ts";
import { leadBody, submit } from "../submit-lead.ts";

/** Longer than the most patient channel waits. */
const PATIENCE_MS = 25_000;
/** After every wait that a peer asks for here. */
const LATER_MS = 20 * 60_000;
const SUBMIT_MOST_MS = 1000;

type Cell = { fault: SocketFault; status: "pending" | "sent" | "dead"; error: RegExp };

const CELLS: readonly Cell[] = [
  ...PASSING.map((fault) => ({
    fault,
    status: "pending" as const,
    error: /^(timeout|network|email_failed|http_\d+)$/,
  })),
  ...TAKEN.map((fault) => ({ fault, status: "sent" as const, error: /^$/ })),
  ...FINAL.map((fault) => ({ fault, status: "dead" as const, error: /^http_4\d\d$/ })),
];

/** Every peer meets every fault on real connections; what is not final goes through later, once. */
export const faultMatrix: Scenario = {
  name: "fault-matrix",
  run: async (chaos) => {
    // The tests have the ordinary answers, the model's faults and the keys' as well, without connections.
    const cells = CELLS.filter(({ fault }) => !chaos.short || (!fault.isSlow && !fault.isPlain));
    const faults = cells.map(({ fault }) => fault);
    const channels = await channelFaults(await startChaosApp(chaos, "fault-matrix"), cells);
    if (chaos.short) return channels;
    chaos.say("the model and the keys of Access");
    return [...channels, await modelFaults(chaos, faults), await accessKeyFaults(chaos, faults)];
  },
};

async function channelFaults(app: ChaosApp, cells: readonly Cell[]): Promise<Figure[]> {
  try {
    const wrong: string[] = [];
    let slowest = 0;
    // What follows from the connection of Slack is over: it would put back what the first lead has waiting.
    await app.tick();
    for (const [lead, cell] of cells.entries()) {
      const took = await meet(app, lead, cell);
      // Ad events wait for the minute's run.
      await app.tick();
      slowest = Math.max(slowest, took);
      wrong.push(...(await judged(app, lead, cell)));
      // Healthy again, and later.
      await Promise.all(CHANNELS.map((channel) => app.peers.servers[channel].fail(null)));
      await app.tick(Date.now() + LATER_MS);
    }
    for (const what of wrong) console.error(what);
    return channelFigures(cells, wrong.length, slowest, acceptances(app));
  } finally {
    await app.stop();
  }
}

function channelFigures(
  cells: readonly Cell[],
  wrong: number,
  slowest: number,
  rows: readonly Accepted[],
): Figure[] {
  const final = cells.filter(({ status }) => status === "dead").length;
  const count = (isOne: (row: Accepted) => boolean) => rows.filter(isOne).length;
  const isOnce = ({ times, status }: Accepted) => times === (status === "dead" ? 0 : 1);
  return [
    told("faults met on real connections", cells.length),
    exactly("cells of Slack, Meta and mail that were judged wrong", 0, wrong),
    exactly(
      "causes neither sent nor refused for good",
      0,
      count(({ status }) => status === "pending"),
    ),
    exactly(
      "causes refused for good, three a final fault",
      3 * final,
      count(({ status }) => status === "dead"),
    ),
    exactly(
      "causes accepted other than once",
      0,
      count((row) => !isOnce(row)),
    ),
    {
      what: "slowest submit while the peers failed",
      expected: `≤ ${SUBMIT_MOST_MS} ms`,
      measured: `${slowest.toFixed(0)} ms`,
      ok: slowest <= SUBMIT_MOST_MS,
    },
  ];
}

/** The binding of mail resolves or throws: what is no plain failure there is none of its faults. */
function faultOf(channel: PeerChannel, { fault, status }: Cell): SocketFault | null {
  return channel === "email" && status !== "pending" ? null : fault;
}

/** Submits a lead while the peers fail in one way; gives the milliseconds of its answer. */
async function meet(app: ChaosApp, lead: number, cell: Cell): Promise<number> {
  await Promise.all(CHANNELS.map((channel) => app.peers.servers[channel].fail(faultOf(channel, cell))));
  const started = performance.now();
  const answer = await submit(app.url, leadBody(lead));
  await answer.text();
  if (!answer.ok) throw new Error(`A submit was refused with ${answer.status} for a peer's sake.`);
  return performance.now() - started;
}

type First = { channel: PeerChannel; status: string; last_error: string | null; tried: number; wait: number };

/** What is wrong in the outbox once the first row of each channel has met the fault. */
async function judged(app: ChaosApp, lead: number, cell: Cell): Promise<string[]> {
  const end = Date.now() + PATIENCE_MS;
  let rows = firstRows(app, lead);
  while ((rows.some(({ tried }) => tried === 0) || isSending(app)) && Date.now() < end) {
    await sleep(20);
    rows = firstRows(app, lead);
  }
  const isRight = (row: First) => {
    if (faultOf(row.channel, cell) === null) return row.status === "sent";
    const isLater = row.wait >= Math.max(24_000, cell.fault.retryAfter ?? 0);
    const waits = row.channel === "email" ? row.wait >= 24_000 : isLater;
    return (
      row.status === cell.status &&
      cell.error.test(row.last_error ?? "") &&
      (row.status !== "pending" || waits)
    );
  };
  return rows
    .filter((row) => row.tried === 0 || !isRight(row))
    .map((row) => `${cell.fault.name}: ${JSON.stringify(row)}, not ${cell.status}`);
}

/** Whether something is still under way: the clock, which soon runs ahead, would take it for lost. */
function isSending(app: ChaosApp): boolean {
  return (
    readNumber(app.state, "select count(*) from outbox where status = 'pending' and lease_until > 0") > 0
  );
}

function firstRows(app: ChaosApp, lead: number): First[] {
  return readRows<First>(
    app.state,
    `select channel, status, last_error, o.due_at - o.created_at as wait,
       attempts > 0 and begun_at is null and lease_until = 0 as tried
     from outbox o join assessments a on a.id = o.assessment_id
     where a.email = 'lead-${lead}@chaos.example'
     group by channel having o.id = min(o.id)`,
  );
}
