import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { repoRoot } from "../../tools/repo-root.mjs";
import { mark, table } from "./markdown.ts";
import type { Check, Findings, Section } from "./section.ts";

const ABOUT = `Each section says when and with what it was measured; \`npm run bench -- --only NAME\` measures one anew. The
Workers run in workerd and are asked at its own socket, by one client, over connections that are kept; no proxy
stands before them. What is compared is asked in turn, request by request. *Bare* is a Hono app on the same runtime
that gets the very same requests, reads a JSON body and answers with a small one, without a database. *With D1* is
the same with as many empty round trips to the database as the call makes: what the local stand-in of D1 takes by
itself. Rate limits are answered within the process: production counts on the machine that asks, the local stand-in
in a Durable Object. Times are medians in milliseconds; only their ratios mean anything on another machine. Round
trips and rows are what D1 itself reports.`;

const PROMISED = "What was promised";

/** A section of the report, by its title. */
export type Written = { title: string; text: string };

/** What a section found, with what was promised of it and how it was measured. */
export function written(
  { title }: Section,
  { checks, markdown }: Findings,
  args: readonly string[],
): Written {
  const command = ["npm run bench", ...(args.length > 0 ? ["--", ...args] : [])].join(" ");
  const day = new Date().toISOString().slice(0, 10);
  const how = `Measured on ${day} with \`${command}\`, on ${machine()}.`;
  return { title, text: [how, ...(checks.length > 0 ? [checksTable(checks)] : []), markdown].join("\n\n") };
}

/** The routes without a figure, where a run has asked for all of them. */
export function unmeasured(findings: readonly Findings[]): Written {
  const routes = findings.flatMap((found) => found.routes ?? []);
  const measured = new Set(findings.flatMap((found) => found.measured));
  const left = routes.filter((route) => !measured.has(route));
  const text = left.length === 0 ? "There are none." : left.map((route) => `- \`${route}\``).join("\n");
  return { title: "Routes without a figure", text };
}

/** A report in which a section stands in place of what it said before, or at the end; the others stay as they are. */
export function withSection(report: string, section: Written): string {
  const known = sectionsOf(report);
  const isKnown = known.some(({ title }) => title === section.title);
  const sections = isKnown
    ? known.map((one) => (one.title === section.title ? section : one))
    : [...known, section];
  const parts = sections.map(({ title, text }) => `## ${title}\n\n${text}`);
  return `${["# Benchmark", ABOUT, `## ${PROMISED}\n\n${promises(sections)}`, ...parts].join("\n\n")}\n`;
}

function sectionsOf(report: string): Written[] {
  const [, ...parts] = report.split(/^## /m);
  return parts.flatMap((part) => {
    const [title = "", ...lines] = part.split("\n");
    return title === PROMISED ? [] : [{ title, text: lines.join("\n").trim() }];
  });
}

/** How many limits are kept, and those that are not. */
function promises(sections: readonly Written[]): string {
  const lines = sections.flatMap(({ title, text }) =>
    Array.from(text.matchAll(/^\| ([✓✗]) +\|(.*?)\|\s*$/gm), ([, kept, cells = ""]) => ({
      isKept: kept === "✓",
      cells: [title, ...cells.split("|").map((cell) => cell.trim())],
    })),
  );
  const missed = lines.filter(({ isKept }) => !isKept);
  const sentence = `${lines.length - missed.length} of ${lines.length} limits are kept.`;
  if (missed.length === 0) return sentence;
  const rows = missed.map(({ cells }) => cells);
  return `${sentence} These are not:\n\n${table(["section", "what", ">at most", ">measured"], rows)}`;
}

function checksTable(checks: readonly Check[]): string {
  const rows = checks
    .toSorted((a, b) => Number(a.ok) - Number(b.ok))
    .map(({ what, limit, measured, ok }) => [mark(ok), what, limit, measured]);
  return table(["", "what", ">at most", ">measured"], rows);
}

function machine(): string {
  const [cpu] = cpus();
  const workerd: { version: string } = JSON.parse(
    readFileSync(path.join(repoRoot, "node_modules", "workerd", "package.json"), "utf8"),
  );
  return `${cpus().length} cores (${cpu?.model.trim()}), Node ${process.version}, workerd ${workerd.version}`;
}
