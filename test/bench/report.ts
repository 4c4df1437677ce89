import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { repoRoot } from "../tools/repo-root.mjs";
import { mark, table } from "./markdown.ts";
import type { Check, Findings, Section } from "./section.ts";

type Run = {
  args: readonly string[];
  minutes: number;
  results: readonly { section: Section; findings: Findings }[];
};

const ABOUT = `Every figure is of this one run. The Workers run in workerd and are asked at its own socket, by one client,
over connections that are kept; no proxy stands before them. What is compared is asked in turn, request by
request. *Bare* is a Hono app on the same runtime that gets the very same requests, reads a JSON body and answers
with a small one, without a database. *With D1* is the same with as many empty round trips to the database as the
call makes: what the local stand-in of D1 takes by itself. Rate limits are answered within the process: production
counts on the machine that asks, the local stand-in in a Durable Object. Times are medians in milliseconds; only
their ratios mean anything on another machine. Round trips and rows are what D1 itself reports.`;

/** The report of a run as Markdown: what was promised first, then section by section. */
export function reportOf({ args, minutes, results }: Run): string {
  const checks = results.flatMap(({ findings }) => findings.checks);
  const command = ["npm run bench", ...(args.length > 0 ? ["--", ...args] : [])].join(" ");
  return [
    "# Benchmark",
    `\`${command}\`, ${new Date().toISOString().slice(0, 10)}, in ${minutes.toFixed(0)} minutes on ${machine()}.`,
    ABOUT,
    "## What was promised",
    promises(checks),
    ...results.flatMap(({ section, findings }) => [`## ${section.title}`, findings.markdown]),
    ...unmeasured(results.map(({ findings }) => findings)),
    "",
  ].join("\n\n");
}

/** The routes without a figure, where a run has asked for all of them. */
function unmeasured(findings: readonly Findings[]): string[] {
  const routes = findings.flatMap((found) => found.routes ?? []);
  const measured = new Set(findings.flatMap((found) => found.measured));
  const left = routes.filter((route) => !measured.has(route));
  if (left.length === 0) return [];
  return ["## Routes without a figure", left.map((route) => `- \`${route}\``).join("\n")];
}

function promises(checks: readonly Check[]): string {
  const missed = checks.filter(({ ok }) => !ok);
  const sentence =
    missed.length === 0
      ? `All ${checks.length} limits are kept.`
      : `${checks.length - missed.length} of ${checks.length} limits are kept.`;
  const rows = checks
    .toSorted((a, b) => Number(a.ok) - Number(b.ok))
    .map(({ what, limit, measured, ok }) => [mark(ok), what, limit, measured]);
  return `${sentence}\n\n${table(["", "what", ">at most", ">measured"], rows)}`;
}

function machine(): string {
  const [cpu] = cpus();
  const workerd: { version: string } = JSON.parse(
    readFileSync(path.join(repoRoot, "node_modules", "workerd", "package.json"), "utf8"),
  );
  return `${cpus().length} cores (${cpu?.model.trim()}), Node ${process.version}, workerd ${workerd.version}`;
}
