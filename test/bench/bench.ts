import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { admin } from "./admin/admin.ts";
import { benchUsage, parseBenchOptions, type BenchOptions } from "./bench-options.ts";
import { buildForBench } from "./build.ts";
import { chat } from "./public/chat.ts";
import { cost } from "./cost.ts";
import { day } from "./day/day.ts";
import { desk } from "./desk/desk.ts";
import { faults } from "./faults.ts";
import { hand } from "./hand.ts";
import { publicRoutes } from "./public/public-routes.ts";
import { unmeasured, withSection, written, type Written } from "./report/report.ts";
import { soak } from "./soak.ts";
import { verdicts } from "./verdicts/verdicts.ts";
import { visitCosts } from "./visit/visit-costs.ts";
import { weight } from "./weight/weight.ts";
import type { Findings, Section } from "./report/section.ts";
import { fail } from "../tools/fail.ts";
import { repoRoot } from "../tools/repo-root.mjs";

const SECTIONS: readonly Section[] = [
  publicRoutes,
  chat,
  admin,
  faults,
  visitCosts,
  cost,
  day,
  weight,
  desk,
  hand,
  verdicts,
  soak,
];
const REPORT = path.join(repoRoot, "test", "bench", "report.md");

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const names = SECTIONS.map(({ name }) => name);
  if (args.includes("--help")) return console.log(benchUsage(names));
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
  const found: Findings[] = [];
  for (const section of sections) {
    const sayOf = (what: string) => say(`${section.name}: ${what}`);
    const findings = await section.run({ options, build, folder, say: sayOf });
    found.push(findings);
    keep(written(section, findings, args), options);
  }
  if (!options.only) keep(unmeasured(found), options);
  say("done");
}

/** Writes a section into the report as soon as it is measured: a run that is cut off has measured what it has. */
function keep(section: Written, { quick }: BenchOptions): void {
  if (quick) console.log(`## ${section.title}\n\n${section.text}\n`);
  else writeFileSync(REPORT, withSection(readFileSync(REPORT, "utf8"), section));
}

if (import.meta.main) await main().catch(fail);
