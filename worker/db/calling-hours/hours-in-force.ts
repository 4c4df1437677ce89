import { callTargets, deskHours } from "#domain/calling-hours/calling-settings";
import type { Desk } from "#domain/consequences/clock-after";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../client.ts";

type SettingRow = { key: string; value: string; version: number };

/** The desk's settings, for a batch with data that they are needed for. */
export function selectDesk(db: Db) {
  return allSql<SettingRow>(
    db,
    sql`select key, value, version from system_settings where key like 'desk\\_%' escape '\\'`,
  );
}

export function deskOf(rows: readonly SettingRow[]): Desk {
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  const version = rows.reduce((sum, row) => sum + row.version, 1);
  return { hours: deskHours(stored), targets: callTargets(stored), version };
}

export async function readDesk(db: Db): Promise<Desk> {
  return deskOf(await selectDesk(db));
}
