import { setTimeout as sleep } from "node:timers/promises";
import type { HttpClient } from "./http-client.ts";
import { interleave, type Lane } from "./interleave.ts";
import { mark, ms, table, times } from "./report/markdown.ts";
import { FAILURES, startPeers, type Peers } from "./peers/peers.ts";
import { newState, startRuntime } from "./runtime.ts";
import type { Bench, Findings, Section } from "./report/section.ts";
import { startStaff, type Staff } from "./staff.ts";
import { median, percentile } from "./report/statistics.ts";
import { submitCall } from "./public/visitor-calls.ts";

const MOST = 1.2;
/** What goes on behind one answer is not to be there when the other Worker's is timed. */
const PAUSE_MS = 60;

type Row = { peers: string; off: number[]; on: number[]; most?: number };

/** A submit's own answer with every channel failing, beside one with all of them off. */
export const faults: Section = {
  name: "faults",
  title: "Submit while Slack, mail and Meta fail",
  run: async (bench) => {
    const staff = await startStaff();
    const peers = await startPeers();
    try {
      return findingsOf(await measure(bench, staff, peers));
    } finally {
      await peers.stop();
      await staff.stop();
    }
  },
};

async function measure({ build, folder, options, say }: Bench, staff: Staff, peers: Peers): Promise<Row[]> {
  const off = await startRuntime(build, await newState(folder, "channels-off"), { vars: staff.vars });
  const on = await startRuntime(build, await newState(folder, "channels-on"), {
    vars: { ...staff.vars, ...peers.vars },
    mail: "failing",
  });
  try {
    await peers.connectSlack(on.app, staff.headers);
    const lanes = [submits(off.app), submits(on.app)];
    const rows: Row[] = [];
    const measureRow = async (name: string, most?: number) => {
      say(name);
      const [offMs = [], onMs = []] = await interleave(lanes, options.rounds);
      rows.push({ peers: name, off: offMs, on: onMs, ...(most !== undefined && { most }) });
    };
    await measureRow("well, but for mail");
    for (const failure of FAILURES) {
      await peers.fail(failure);
      await measureRow(failure, MOST);
    }
    return rows;
  } finally {
    await off.stop();
    await on.stop();
  }
}

/** A lead that causes a message on every channel. */
function submits(client: HttpClient): Lane {
  return async () => {
    const call = submitCall(crypto.randomUUID(), { emailConsent: true, adConsent: true });
    const { totalMs } = await client.send(call);
    await sleep(PAUSE_MS);
    return totalMs;
  };
}

function findingsOf(rows: readonly Row[]): Findings {
  const ratio = ({ off, on }: Row) => median(on) / median(off);
  const cells = rows.map((row) => [
    row.peers,
    ms(median(row.off)),
    ms(percentile(row.off, 0.95)),
    ms(median(row.on)),
    ms(percentile(row.on, 0.95)),
    `${times(ratio(row))}${row.most === undefined ? "" : ` ${mark(ratio(row) <= row.most)}`}`,
  ]);
  const heads = ["Slack and Meta", ">off ms", ">p95", ">on ms", ">p95", ">ratio"];
  const markdown = `The answer to a submit that causes a Slack message, a mail and two ad events, beside one with no
channel set up, each on a database of its own. The mail service is down throughout.

${table(heads, cells)}`;
  const checks = rows.flatMap((row) =>
    row.most === undefined
      ? []
      : {
          what: `submit while every channel ${row.peers}, beside all off`,
          limit: times(row.most),
          measured: times(ratio(row)),
          ok: ratio(row) <= row.most,
        },
  );
  return { markdown, checks, measured: [] };
}
