import { setTimeout as sleep } from "node:timers/promises";
import type { Call, HttpClient } from "./http-client.ts";
import { chatJourney, quizJourney, staffVisit } from "./public/journeys.ts";
import { count, table } from "./report/markdown.ts";
import { startModelServer } from "./peers/model-server.ts";
import { startPeers } from "./peers/peers.ts";
import { memoryBytes } from "./process-usage.ts";
import { newState, startRuntime } from "./runtime.ts";
import type { Bench, Findings, Section } from "./report/section.ts";
import { startStaff } from "./staff.ts";
import { median } from "./report/statistics.ts";

const SAMPLE_MS = 1000;
const VISITORS = 4;
const ROWS = 10;
/** The last third of the run beside the middle one: what grows in one must show in the other. */
const GROWTH_MOST = 1.1;
const MEGABYTE = 1024 * 1024;

type Reading = { seconds: number; megabytes: number; requests: number };

/** Whether the memory of workerd stays where it is under visitors who come and go. */
export const soak: Section = {
  name: "soak",
  title: "Memory",
  run: async (bench) => {
    const [staff, peers, model] = [await startStaff(), await startPeers(), await startModelServer()];
    const vars = { ...staff.vars, ...peers.vars, ...model.vars };
    const { app, pid, stop } = await startRuntime(bench.build, await newState(bench.folder, "soak"), {
      vars,
    });
    try {
      await peers.connectSlack(app, staff.headers);
      return findingsOf(await watch(bench, app, staff.headers, pid));
    } finally {
      await stop();
      await Promise.all([staff.stop(), peers.stop(), model.stop()]);
    }
  },
};

async function watch(
  { options, say }: Bench,
  client: HttpClient,
  staff: Record<string, string>,
  pid: number,
): Promise<Reading[]> {
  const until = performance.now() + options.soakMinutes * 60_000;
  const started = performance.now();
  const readings: Reading[] = [];
  let requests = 0;
  const visit = async (calls: Call[]) => {
    for (const call of calls) {
      if (performance.now() >= until) return;
      await client.send(call);
      requests += 1;
    }
  };
  const visitor = async () => {
    while (performance.now() < until) {
      await visit(quizJourney(crypto.randomUUID()));
      await visit(chatJourney(crypto.randomUUID()));
      await visit(staffVisit(staff));
    }
  };
  const visitors = Promise.all(Array.from({ length: VISITORS }, visitor));
  while (performance.now() < until) {
    await Promise.race([sleep(SAMPLE_MS), visitors]);
    const seconds = (performance.now() - started) / 1000;
    readings.push({ seconds, megabytes: memoryBytes(pid) / MEGABYTE, requests });
    if (readings.length % 60 === 0) say(`${count(seconds / 60)} minutes, ${count(requests)} requests`);
  }
  await visitors;
  return readings;
}

function findingsOf(readings: readonly Reading[]): Findings {
  const part = (index: number, of: number) =>
    readings.slice(
      Math.floor((index / of) * readings.length),
      Math.floor(((index + 1) / of) * readings.length),
    );
  const middle = (some: readonly Reading[]) => median(some.map(({ megabytes }) => megabytes));
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const some = part(index, ROWS);
    const last = some.at(-1);
    return [`${count(last?.seconds ?? 0)} s`, count(last?.requests ?? 0), middle(some).toFixed(1)];
  });
  const [before, after] = [middle(part(1, 3)), middle(part(2, 3))];
  const growth = after / before;
  const markdown = `${VISITORS} visitors at a time take the quiz and the chat from end to end, with a model and all channels on,
and look at the dashboard; the memory of workerd that is its own, of which the database's cache is a part.

${table(["until", ">requests", ">median MB"], rows)}`;
  const check = {
    what: `memory of workerd, last third of the soak beside the middle one (${before.toFixed(0)} → ${after.toFixed(0)} MB)`,
    limit: `${GROWTH_MOST}×`,
    measured: `${growth.toFixed(2)}×`,
    ok: growth <= GROWTH_MOST,
  };
  return { markdown, checks: [check], measured: [] };
}
