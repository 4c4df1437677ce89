import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { admin } from "./admin.ts";
import { parseBenchOptions } from "./bench-options.ts";
import { buildForBench } from "./build.ts";
import { chat } from "./chat.ts";
import { cost } from "./cost.ts";
import { day } from "./day/day.ts";
import { desk } from "./desk/desk.ts";
import { faults } from "./faults.ts";
import { foldAnew } from "./fold-anew.ts";
import { presses } from "./presses.ts";
import { publicRoutes } from "./public-routes.ts";
import { reportOf } from "./report.ts";
import { soak } from "./soak.ts";
import { verdicts } from "./verdicts/verdicts.ts";
import { visitCosts } from "./visit/visit-costs.ts";
import { weight } from "./weight/weight.ts";
import type { Bench, Findings, Section } from "./section.ts";
import { fail } from "../tools/fail.ts";
import { repoRoot } from "../tools/repo-root.mjs";

const SECTIONS: readonly Section[] = [
  publicRoutes,
  chat,
  admin,
  foldAnew,
  faults,
  presses,
  visitCosts,
  cost,
  day,
  weight,
  desk,
  verdicts,
  soak,
];
const REPORT = path.join(repoRoot, "test", "bench", "report.md");

/** Runs one section after the other; what each found comes with its section. */
async function runSections(bench: Bench, sections: readonly Section[]) {
  const results: { section: Section; findings: Findings }[] = [];
  for (const section of sections) {
    const say = (what: string) => bench.say(`${section.name}: ${what}`);
    results.push({ section, findings: await section.run({ ...bench, say }) });
  }
  return results;
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const names = SECTIONS.map(({ name }) => name);
  const options = parseBenchOptions(args, names);
  const folder = mkdtempSync(path.join(tmpdir(), "bpm-funnel-bench-"));
  const started = performance.now();
  const say = (what: string) => {
    console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(6)} s  ${what}`);
  };
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  say("building");
  const build = await buildForBench(folder);
  const sections = SECTIONS.filter(({ name }) => options.only?.includes(name) ?? true);
  const results = await runSections({ options, build, folder, say }, sections);
  const report = reportOf({ args, minutes: (performance.now() - started) / 60_000, results });
  if (options.only) console.log(report);
  else writeFileSync(REPORT, report);
  say(options.only ? "done" : `written to ${path.relative(repoRoot, REPORT)}`);
}

if (import.meta.main) await main().catch(fail);
