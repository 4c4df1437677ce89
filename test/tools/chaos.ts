import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { table } from "../bench/markdown.ts";
import { parseChaosOptions } from "../chaos/chaos-options.ts";
import { kills } from "../chaos/kills.ts";
import type { Chaos, Figure, Scenario } from "../chaos/scenario.ts";
import { seededRandom } from "../domain/seeded-random.ts";
import { buildApp, buildIsStale } from "./build-app.ts";
import { fail } from "./fail.ts";
import { ensureLocalSecrets } from "./local-secrets.ts";
import { migrateLocal } from "./migrate-local.ts";
import { quietEnv } from "./quiet-env.mjs";

const SCENARIOS: readonly Scenario[] = [kills];
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

async function main(): Promise<void> {
  Object.assign(process.env, quietEnv);
  const names = SCENARIOS.map(({ name }) => name);
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
  mkdirSync(template);
  await migrateLocal(template);
  const chaos: Chaos = { short, seed, folder, template, say };
  const rows: string[][] = [];
  let failed = 0;
  for (const scenario of SCENARIOS.filter(({ name }) => scenarios.includes(name))) {
    say(scenario.name);
    const figures = await scenario.run(chaos, seededRandom(seed));
    rows.push(...figures.map((figure) => rowOf(scenario, figure)));
    failed += figures.filter(({ ok }) => ok === false).length;
  }
  console.log(table(["scenario", "figure", ">expected", ">measured", ""], rows));
  say(`seed ${seed}: ${failed === 0 ? "everything held" : `${failed} figures did not hold`}`);
  const passed = rows.filter((row) => row.at(-1) === MARKS.true).length;
  if (report) writeFileSync(report, JSON.stringify({ passed, failed }));
  process.exitCode = failed === 0 ? 0 : 1;
}

await main().catch(fail);
