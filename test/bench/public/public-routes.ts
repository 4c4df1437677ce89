import { measureCase } from "../bench-case.ts";
import { count, mark, ms, table, times } from "../report/markdown.ts";
import { publicCases, type PublicCase } from "./public-cases.ts";
import { renderingCost } from "./rendering.ts";
import { newState, startRuntime } from "../runtime.ts";
import type { Bench, Check, Section } from "../report/section.ts";
import { startStaff, unsubscribeTokenFor, type Staff } from "../staff.ts";
import { median, percentile } from "../report/statistics.ts";
import { countCall, routesOf, rowsRead, rowsWritten, type Tally } from "../tally.ts";

type Row = { case: PublicCase; bare: number[]; floor: number[]; app: number[]; tally: Tally };

/** Every public call beside the bare Worker, and what it asks of D1. */
export const publicRoutes: Section = {
  name: "public",
  title: "Public routes",
  run: async (bench) => {
    const staff = await startStaff();
    try {
      const { rows, routes, rendering } = await measure(bench, staff);
      return {
        markdown: `${markdownOf(rows)}\n\n${rendering}`,
        checks: rows.flatMap(checksOf),
        measured: rows.map((row) => row.case.route),
        routes,
      };
    } finally {
      await staff.stop();
    }
  },
};

async function measure({ build, folder, options, say }: Bench, { vars }: Staff) {
  const runtime = await startRuntime(build, await newState(folder, "public"), { vars });
  const { app, bare, counted, stop } = runtime;
  const cases = publicCases(unsubscribeTokenFor(vars.SESSION_HMAC_KEY), vars.BOOKING_WEBHOOK_SECRET);
  const rows: Row[] = [];
  try {
    for (const one of cases) {
      say(one.name);
      const tally = await countCall(counted, await one.next(counted));
      const how = { rounds: options.rounds, trips: tally.answer.length };
      const measured = await measureCase(bare, [{ client: app, case: one }], how);
      rows.push({
        case: one,
        bare: measured.bare,
        floor: measured.floor,
        app: measured.subjects[0] ?? [],
        tally,
      });
    }
    say("rendering a hub");
    const rendering = await renderingCost(runtime, options.rounds);
    return { rows, routes: await routesOf(counted), rendering };
  } finally {
    await stop();
  }
}

const ratioOf = ({ bare, app }: Row) => median(app) / median(bare);

function markdownOf(rows: readonly Row[]): string {
  const heads = [
    "call",
    ">bare ms",
    ">with D1 ms",
    ">app ms",
    ">app p95",
    ">beside bare",
    ">limit",
    ">beside D1",
    ">round trips",
    ">rows read",
    ">written",
    ">behind it",
  ];
  const cells = rows.map((row) => {
    const { name, most } = row.case;
    const { answer, after } = row.tally;
    return [
      name,
      ms(median(row.bare)),
      ms(median(row.floor)),
      ms(median(row.app)),
      ms(percentile(row.app, 0.95)),
      times(ratioOf(row)),
      most === undefined ? "" : `${most} ${mark(ratioOf(row) <= most)}`,
      times(median(row.app) / median(row.floor)),
      count(answer.length),
      count(rowsRead(answer)),
      count(rowsWritten(answer)),
      after.length === 0
        ? ""
        : `${after.length} trips, ${count(rowsRead(after))} read, ${count(rowsWritten(after))} written`,
    ];
  });
  return table(heads, cells);
}

function checksOf(row: Row): Check[] {
  const { name, most, trips } = row.case;
  const ratio = ratioOf(row);
  const asked = row.tally.answer.length;
  return [
    ...(most === undefined
      ? []
      : [
          {
            what: `${name}: median beside the bare Worker`,
            limit: times(most),
            measured: times(ratio),
            ok: ratio <= most,
          },
        ]),
    ...(trips === undefined
      ? []
      : [
          {
            what: `${name}: D1 round trips`,
            limit: String(trips),
            measured: String(asked),
            ok: asked === trips,
          },
        ]),
  ];
}
