import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { table } from "../bench/report/markdown.ts";
import { chaosUsage, parseChaosOptions } from "./chaos-options.ts";
import { bookedMails, bookedMailsKilled } from "./scenarios/booked-mails.ts";
import { capHammer } from "./scenarios/cap-hammer.ts";
import { clockEdges } from "./scenarios/clock-edges.ts";
import { contentFaults } from "./scenarios/content-faults.ts";
import { deskKilled } from "./scenarios/desk-killed.ts";
import { diskFull } from "./scenarios/disk-full.ts";
import { migrateLocal } from "../tools/start/migrate-local.ts";
import { faultMatrix } from "./scenarios/fault-matrix.ts";
import { kills } from "./scenarios/kills.ts";
import { oneChannelDown } from "./scenarios/one-channel-down.ts";
import { otherPrograms } from "./scenarios/other-programs.ts";
import { outage } from "./scenarios/outage.ts";
import { overdueCalls } from "./scenarios/overdue-calls.ts";
import type { Chaos, Figure, Scenario } from "./scenario.ts";
import { slackActions } from "./scenarios/slack-card.ts";
import { twoInstances } from "./scenarios/two-instances.ts";
import { writtenFigures } from "./written.ts";
import { seededRandom } from "../domain/funnel/interview/seeded-random.ts";
import { buildApp, buildIsStale } from "../tools/start/build-app.ts";
import { fail } from "../tools/fail.ts";
import { ensureLocalSecrets } from "../tools/start/local-secrets.ts";

const SCENARIOS: readonly Scenario[] = [
  kills,
  faultMatrix,
  capHammer,
  clockEdges,
  diskFull,
  twoInstances,
  oneChannelDown,
  outage,
  deskKilled,
  overdueCalls,
  slackActions,
  contentFaults,
  bookedMails,
  bookedMailsKilled,
  otherPrograms,
];
/** A busy machine takes several times as long as an idle one. */
const SHORT_MOST_MS = 60_000;
const LONG_MOST_MS = 15 * 60_000;
const MARKS = { true: "✓", false: "✗", null: "" };

function rowOf(scenario: Scenario, { what, expected, measured, ok }: Figure): string[] {
  return [scenario.name, what, expected, measured, MARKS[`${ok}`]];
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bpm-funnel-chaos-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  return folder;
}

/** Runs a scenario within its time. One that breaks off, or hangs, did not hold. */
async function figuresOf(scenario: Scenario, chaos: Chaos): Promise<Figure[]> {
  const most = chaos.short ? SHORT_MOST_MS : (scenario.longMostMs ?? LONG_MOST_MS);
  const late = sleep(most, null, { ref: false }).then((): never => {
    throw new Error(`It took more than ${most / 1000} s.`);
  });
  try {
    const figures = await Promise.race([scenario.run(chaos, seededRandom(chaos.seed)), late]);
    return [...figures, ...writtenFigures()];
  } catch (error) {
    console.error(error);
    const measured = error instanceof Error ? error.message : String(error);
    return [{ what: "broke off", expected: "", measured: measured.replaceAll(/\s+/g, " "), ok: false }];
  }
}

function writeReport(file: string, figures: readonly Figure[]): void {
  const count = (wanted: boolean) => figures.filter(({ ok }) => ok === wanted).length;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ passed: count(true), failed: count(false) }));
}

async function main(): Promise<void> {
  if (process.platform !== "linux") throw new Error("This needs Linux: its /proc, and its prlimit.");
  const names = SCENARIOS.map(({ name }) => name);
  if (process.argv.includes("--help")) return console.log(chaosUsage(names));
  const { scenarios, short, seed, build, report } = parseChaosOptions(process.argv.slice(2), names);
  const started = performance.now();
  const say = (what: string) => {
    console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(6)} s  ${what}`);
  };
  say(`seed ${seed}`);
  ensureLocalSecrets();
  if (build && buildIsStale()) await buildApp();
  const folder = newFolder();
  const template = path.join(folder, "template");
  await migrateLocal(template);
  const found: { scenario: Scenario; figures: Figure[] }[] = [];
  for (const scenario of SCENARIOS.filter(({ name }) => scenarios.includes(name))) {
    say(scenario.name);
    found.push({ scenario, figures: await figuresOf(scenario, { short, seed, folder, template, say }) });
  }
  const rows = found.flatMap(({ scenario, figures }) => figures.map((figure) => rowOf(scenario, figure)));
  console.log(table(["scenario", "figure", ">expected", ">measured", ""], rows));
  const figures = found.flatMap((one) => one.figures);
  if (report) writeReport(report, figures);
  const failed = figures.filter(({ ok }) => ok === false).length;
  say(`seed ${seed}: ${failed === 0 ? "everything held" : `${failed} figures did not hold`}`);
  // Also what hangs ends now.
  process.exit(failed === 0 ? 0 : 1);
}

await main().catch(fail);
