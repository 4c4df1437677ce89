import type { AdminCase } from "./admin-case.ts";
import { adminReads } from "./admin-reads.ts";
import { adminWrites } from "./admin-writes.ts";
import { callCases } from "./call-cases.ts";
import { roomCases } from "./room-cases.ts";
import type { AdminFixtures } from "./admin-fixtures.ts";

/** Every call of the dashboard on one database. Databases of all sizes get the same list. */
export function adminCases(fixtures: AdminFixtures, bookingSecret: string): AdminCase[] {
  return [
    ...adminReads(fixtures),
    ...callCases(fixtures),
    ...adminWrites(fixtures, bookingSecret),
    ...roomCases(fixtures),
  ];
}
