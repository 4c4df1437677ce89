import { startModelServer } from "../peers/model-server.ts";
import { SIGNING_SECRET, startPeers } from "../peers/peers.ts";
import { newState, startRuntime, type BenchRuntime } from "../runtime.ts";
import type { Bench } from "../report/section.ts";
import { startStaff } from "../staff.ts";
import { countCall, rowsRead, rowsWritten, type Trip } from "../tally.ts";
import { chatActs, quizActs, type Act } from "./visits.ts";

const CHATS_MAX = 10;
const QUIZZES_MAX = 100;
const WARM_UP = 5;

/** What one act asks of the database: round trips, rows read and written, and the milliseconds that writing and reading take. */
export type Cost = { trips: number; read: number; rows: number; writeMs: number; readMs: number };
/** Of each time that an act was measured: until its answer, and with what it sends behind the answer. */
export type ActCosts = Map<Act, { answer: Cost; whole: Cost }[]>;

/** With no channel set up, and with all of them. */
export type Measured = { off: ActCosts; on: ActCosts };

/** Measures every act on two databases, in turn. */
export async function measureActs(bench: Bench): Promise<Measured> {
  const [staff, peers, model] = [await startStaff(), await startPeers(), await startModelServer()];
  const vars = { ...staff.vars, ...model.vars };
  const slack = { SLACK_SIGNING_SECRET: SIGNING_SECRET };
  const off = await startRuntime(bench.build, await newState(bench.folder, "day-off"), { vars });
  const on = await startRuntime(bench.build, await newState(bench.folder, "day-on"), {
    vars: { ...vars, ...peers.vars, ...slack },
  });
  try {
    await peers.connectSlack(on.app, staff.headers);
    const measured: Measured = { off: new Map(), on: new Map() };
    const pairs = [[off, measured.off] as const, [on, measured.on] as const];
    for (const [acts, most] of [[quizActs, QUIZZES_MAX] as const, [chatActs, CHATS_MAX] as const]) {
      const rounds = Math.min(most, bench.options.rounds);
      bench.say(`${rounds} visits with channels off and on`);
      for (let round = 0; round < WARM_UP; round++) for (const [runtime] of pairs) await visit(runtime, acts);
      for (let round = 0; round < rounds; round++)
        for (const [runtime, costs] of pairs) await visit(runtime, acts, costs);
    }
    return measured;
  } finally {
    await Promise.all([off.stop(), on.stop()]);
    await Promise.all([staff.stop(), peers.stop(), model.stop()]);
  }
}

/** Makes one visit and notes what each of its acts cost. */
async function visit({ counted }: BenchRuntime, acts: typeof quizActs, costs?: ActCosts): Promise<void> {
  for (const [act, calls] of acts(crypto.randomUUID())) {
    const trips: { answer: Trip[]; after: Trip[] } = { answer: [], after: [] };
    for (const call of calls) {
      const { answer, after } = await countCall(counted, call);
      trips.answer.push(...answer);
      trips.after.push(...after);
    }
    const cost = { answer: costOf(trips.answer), whole: costOf([...trips.answer, ...trips.after]) };
    costs?.set(act, [...(costs.get(act) ?? []), cost]);
  }
}

function costOf(trips: readonly Trip[]): Cost {
  const writes = trips.filter((trip) => rowsWritten([trip]) > 0);
  const sum = (some: readonly Trip[]) => some.flat().reduce((all, { ms }) => all + ms, 0);
  const writeMs = sum(writes);
  return {
    trips: trips.length,
    read: rowsRead(trips),
    rows: rowsWritten(writes),
    writeMs,
    readMs: sum(trips) - writeMs,
  };
}
