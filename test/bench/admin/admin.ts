import { adminReport, type AdminRow } from "./admin-report.ts";
import { longOperations } from "./long-operations.ts";
import { measureCase } from "../bench-case.ts";
import { startPeers, type Peers } from "../peers/peers.ts";
import type { Bench, Section } from "../report/section.ts";
import { startSeededDatabases, stopAll, type SeededDatabase } from "../seeded-databases.ts";
import { startStaff, type Staff } from "../staff.ts";
import { countCall } from "../tally.ts";

/** Every call of the dashboard at each number of assessments. */
export const admin: Section = {
  name: "admin",
  title: "Dashboard by number of assessments",
  run: async (bench) => {
    const [staff, peers] = [await startStaff(), await startPeers()];
    try {
      return await measure(bench, staff, peers);
    } finally {
      await peers.stop();
      await staff.stop();
    }
  },
};

async function measure(bench: Bench, staff: Staff, peers: Peers) {
  const databases = await startSeededDatabases(bench, staff, peers);
  try {
    const rows: AdminRow[] = [];
    for (const index of databases[0]?.cases.keys() ?? [])
      rows.push(await measureRow(bench, databases, index));
    const report = adminReport(databases, rows);
    const long = await longOperations(bench, databases, staff.headers);
    return {
      markdown: `${report.markdown}\n\n${long.markdown}`,
      checks: [...report.checks, ...long.checks],
      measured: [...rows.map((row) => row.case.route), ...long.measured],
    };
  } finally {
    await stopAll(databases);
  }
}

async function measureRow(bench: Bench, databases: SeededDatabase[], index: number): Promise<AdminRow> {
  const subjects = databases.flatMap(({ app, counted, cases }) => {
    const one = cases[index];
    return one ? [{ client: app, counted, case: one }] : [];
  });
  const [first] = subjects;
  const [smallest] = databases;
  if (!first || !smallest) throw new Error("There is no database.");
  bench.say(first.case.name);
  const tallies = [];
  for (const { client, counted, case: one } of subjects) {
    tallies.push(await countCall(counted, await one.next(client)));
  }
  const how = { rounds: bench.options.rounds, trips: tallies[0]?.answer.length ?? 0 };
  const { bare, floor, subjects: bySize } = await measureCase(smallest.bare, subjects, how);
  return { case: first.case, bare, floor, bySize, tallies };
}
