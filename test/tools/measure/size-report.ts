// `npm run size`, after a build: what each page weighs, against its budget. Ends with 1 over a budget.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";
import { filesOf } from "../../../web/build/prerender-shells.ts";
import { repoRoot } from "../repo-root.mjs";
import { toolOptions } from "../tool-options.ts";
import { startTimes } from "./worker-start.ts";

const DIST = path.join(repoRoot, "dist");
const ENTRY = "index.html";
const APP = "app.tsx";
const ARRIVAL = "lib/visit/keep-arrival.ts";
const DASHBOARD = "features/app/admin-page.tsx";
/** What must never be among the scripts of a public page, not even of what it may load later. */
const STAFF_ONLY = /features\/admin|^_admin-|@tanstack|sortablejs/;

type Budget = {
  page: string;
  shell: string;
  /** Sources whose chunks the page runs. */
  modules: readonly string[];
  /** Scripts, in KB of gzip. */
  scriptsKb: number;
  /** All that is loaded before scrolling: document, styles, fonts and scripts. */
  totalKb?: number;
  isPublic: boolean;
};

/** What runs once the page is in use. Every page first looks for a finish link, which must leave the address bar. */
const page = (name: string) => [APP, `features/funnel/${name}/${name}-page.tsx`];

/** Names of chunks differ with the folder of the build, and weights with them by some 0.05 KB. */
const BUDGETS: readonly Budget[] = [
  {
    page: "/ at first",
    shell: "index",
    modules: [ARRIVAL],
    scriptsKb: 9.4,
    // A link is read here as its author meant it (1 KB). With the content that its scripts read, so that they need not
    // hold it, and drawings in the colors of a brand. What is heard, and what is said where something fails, are words of
    // the owner’s too.
    totalKb: 53.9,
    isPublic: true,
  },
  {
    page: "… in use",
    shell: "index",
    modules: [ARRIVAL, ...page("landing")],
    // With parts that can be switched off whole.
    scriptsKb: 96.8,
    totalKb: 157.5,
    isPublic: true,
  },
  { page: "/quiz", shell: "quiz", modules: page("quiz"), scriptsKb: 117.6, totalKb: 169.6, isPublic: true },
  { page: "/chat", shell: "chat", modules: page("chat"), scriptsKb: 107.7, totalKb: 162.8, isPublic: true },
  {
    page: "… talking",
    shell: "chat",
    modules: [
      ...page("chat"),
      "features/funnel/chat/conversation/conversation.tsx",
      "features/booking/visitor/booking-frame.tsx",
      "features/people/privacy/start-privacy.ts",
    ],
    scriptsKb: 132.2,
    isPublic: true,
  },
  { page: "/hub/{id}", shell: "hub", modules: page("hub"), scriptsKb: 117.2, totalKb: 169.3, isPublic: true },
  {
    page: "… its plan",
    shell: "hub/plan",
    modules: [APP, "features/funnel/hub/plan/plan-page.tsx"],
    // With the hub's way to a call beside the steps.
    scriptsKb: 116.9,
    totalKb: 168.4,
    isPublic: true,
  },
  {
    page: "/admin",
    shell: "admin",
    modules: [APP, DASHBOARD, "features/leads/list/page/assessments-tab.tsx"],
    scriptsKb: 194,
    totalKb: 248,
    isPublic: false,
  },
];

/**
 * What a new instance of the Worker reads before it answers its first request, in KB of gzip: its entry and all that
 * this imports. Mail with leads and about booked calls is 19 of it, Meta's lead forms are 14, and the doors of other
 * programs 31; the parser of mails and what assistants need are loaded with their first.
 */
const WORKER_KB = 521;
/**
 * The processor's time for its start, counted in starts of an empty Worker at the same time: milliseconds say more about
 * the machine, and about who else is busy on it. It takes 8 to 10; the limit leaves room for another kind of processor.
 */
const WORKER_STARTS = 16;

const kb = (bytes: number) => bytes / 1024;

/** As it travels: text compressed, fonts and images as they are. */
function weigh(file: string): number {
  const content = readFileSync(path.join(DIST, "client", file));
  return /\.(woff2|png|webp)$/.test(file) ? content.length : gzipSync(content, { level: 9 }).length;
}

const total = (files: readonly string[]) => files.reduce((sum, file) => sum + weigh(file), 0);

function staffChunks(manifest: Manifest, scripts: readonly string[]): string[] {
  return Object.entries(manifest)
    .filter(([source, { file }]) => STAFF_ONLY.test(source) && scripts.includes(file))
    .map(([source]) => source);
}

/** What staff alone need, of all that a visitor may come to load. */
function staffInVisits(manifest: Manifest): string[] {
  const seen = new Set<string>();
  const todo = [ENTRY];
  for (let source = todo.pop(); source !== undefined; source = todo.pop()) {
    if (seen.has(source) || source === DASHBOARD) continue;
    seen.add(source);
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {};
    todo.push(...imports, ...dynamicImports);
  }
  return [...seen].filter((source) => STAFF_ONLY.test(source));
}

function measure(manifest: Manifest, budget: Budget): { line: string; faults: string[] } {
  const html = readFileSync(path.join(DIST, "client", `${budget.shell}.html`), "utf8");
  const { scripts, styles } = filesOf(manifest, [ENTRY, ...budget.modules]);
  const fonts = [...html.matchAll(/href="\/([^"]+\.woff2)"/g)].map(([, file = ""]) => file);
  const scriptsKb = kb(total(scripts));
  const totalKb = kb(total([`${budget.shell}.html`, "favicon.svg", ...fonts, ...styles, ...scripts]));
  const foreign = budget.isPublic ? staffChunks(manifest, scripts) : [];
  const faults = [
    ...(scriptsKb > budget.scriptsKb ? [`scripts over ${budget.scriptsKb} KB`] : []),
    ...(budget.totalKb !== undefined && totalKb > budget.totalKb ? [`total over ${budget.totalKb} KB`] : []),
    ...foreign.map((source) => `carries ${source}`),
  ];
  const cells = [
    budget.page.padEnd(11),
    `scripts ${scriptsKb.toFixed(1).padStart(6)} of ${budget.scriptsKb} KB in ${String(scripts.length).padStart(2)}`,
    `total ${totalKb.toFixed(1).padStart(6)}${budget.totalKb === undefined ? "" : ` of ${budget.totalKb}`} KB`,
    faults.length > 0 ? `OVER: ${faults.join(", ")}` : "ok",
  ];
  return { line: cells.join("   "), faults };
}

async function measureWorker(): Promise<{ line: string; faults: string[] }> {
  const folder = path.join(DIST, "bpm_funnel");
  const chunks: Manifest = JSON.parse(readFileSync(path.join(folder, ".vite/manifest.json"), "utf8"));
  const entry = Object.keys(chunks).filter((source) => chunks[source]?.isEntry);
  const read = filesOf(chunks, entry).scripts.map((file) => readFileSync(path.join(folder, file)));
  const startKb = kb(gzipSync(Buffer.concat(read), { level: 9 }).length);
  const times = await startTimes(folder);
  const starts = times ? times.built / times.empty : 0;
  const faults = [
    ...(startKb > WORKER_KB ? [`start over ${WORKER_KB} KB`] : []),
    ...(starts > WORKER_STARTS ? [`start over ${WORKER_STARTS} empty ones`] : []),
  ];
  const time = times
    ? `${(times.built - times.empty).toFixed(0)} ms, ${starts.toFixed(1)} of ${WORKER_STARTS} empty ones`
    : "not timed on this system";
  const verdict = faults.length > 0 ? `OVER: ${faults.join(", ")}` : "ok";
  return {
    line: `${"the Worker".padEnd(11)}   start ${startKb.toFixed(1)} of ${WORKER_KB} KB, ${time}   ${verdict}`,
    faults,
  };
}

toolOptions({});
const manifestFile = path.join(DIST, "manifest.json");
if (!existsSync(manifestFile)) {
  console.error("There is no build to weigh: run `npm run build` first.");
  process.exit(1);
}
const manifest: Manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
const results = [...BUDGETS.map((budget) => measure(manifest, budget)), await measureWorker()];
console.log("Sizes of gzip, once the page is in use where nothing else is said.");
for (const { line } of results) console.log(line);
const strays = staffInVisits(manifest);
if (strays.length > 0) console.error(`Visitors may come to load what is staff's: ${strays.join(", ")}`);
process.exitCode = results.some(({ faults }) => faults.length > 0) || strays.length > 0 ? 1 : 0;
