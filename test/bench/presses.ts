import { signedPress } from "../fakes/slack/slack-press.ts";
import type { Call, HttpClient } from "./http-client.ts";
import { interleave, type Lane } from "./interleave.ts";
import { ms, table } from "./report/markdown.ts";
import { SIGNING_SECRET } from "./peers/peers.ts";
import { newState, startRuntime } from "./runtime.ts";
import type { Findings, Section } from "./report/section.ts";
import { startStaff } from "./staff.ts";
import { median, percentile } from "./report/statistics.ts";
import { TRIP_MS } from "./trip-ms.ts";

const PATH = "/api/slack/actions";
/** Slack shows an error after 3 s; whoever presses notices half a second. */
const MOST_MS = 500;
/** More would only take longer: each waits for D1. */
const MOST_ROUNDS = 300;

/** The answer to a press of a button in Slack, with D1 as it is and with D1 far away. */
export const presses: Section = {
  name: "presses",
  title: "Presses of buttons in Slack",
  run: async ({ build, folder, options }) => {
    const staff = await startStaff();
    const vars = { ...staff.vars, SLACK_SIGNING_SECRET: SIGNING_SECRET };
    const runtime = await startRuntime(build, await newState(folder, "presses"), { vars });
    try {
      const rounds = Math.min(options.rounds, MOST_ROUNDS);
      const [usual = [], slow = []] = await interleave([runtime.app, runtime.slow].map(pressesAt), rounds);
      return findingsOf(usual, slow);
    } finally {
      await runtime.stop();
      await staff.stop();
    }
  },
};

function pressesAt(client: HttpClient): Lane {
  return async () => (await client.send(await pressCall())).totalMs;
}

async function pressCall(): Promise<Call> {
  const payload = {
    type: "block_actions",
    team: { id: "T0001" },
    user: { id: "U0ADA" },
    actions: [{ action_id: "claim", block_id: "lead.1.1.1.", action_ts: crypto.randomUUID() }],
  };
  const signed = await signedPress(`http://localhost${PATH}`, payload, SIGNING_SECRET, Date.now());
  const text = await signed.text();
  return { method: "POST", path: PATH, headers: Object.fromEntries(signed.headers), text };
}

function findingsOf(usual: readonly number[], slow: readonly number[]): Findings {
  const row = (name: string, times: readonly number[]) => [
    name,
    ms(median(times)),
    ms(percentile(times, 0.95)),
    ms(percentile(times, 0.99)),
  ];
  const p99 = percentile(slow, 0.99);
  const rows = [row("as it is", usual), row(`${TRIP_MS} ms a round trip`, slow)];
  return {
    markdown: table(["D1", ">ms", ">p95", ">p99"], rows),
    checks: [
      {
        what: `a press is answered, with D1 taking ${TRIP_MS} ms: 99th percentile`,
        limit: `${MOST_MS} ms`,
        measured: `${ms(p99)} ms`,
        ok: p99 <= MOST_MS,
      },
    ],
    measured: [`POST ${PATH}`],
  };
}
