import { settingNumber } from "#domain/settings/settings";
import { callTargets, callingHours } from "#domain/calls/hours/calling-settings";
import type { Calling } from "#domain/calls/consequences/clock-after";
import { sql } from "drizzle-orm";
import { allSql, type Db } from "../../client.ts";

type SettingRow = { key: string; value: string; version: number };

const FORM_KEY = "form_target_minutes";

/** By range, not by pattern, which SQLite would match against every setting. */
const isOfCalling = sql`((key > 'desk_' and key < 'desk\`') or key = ${FORM_KEY})`;

/** The version of the settings that due times depend on. */
export const callingVersion = sql`(select coalesce(sum(version), 0) + 1 from system_settings where ${isOfCalling})`;

/** The settings of calling hours and targets, for a batch with data that they are needed for. */
export function selectCalling(db: Db) {
  return allSql<SettingRow>(db, sql`select key, value, version from system_settings where ${isOfCalling}`);
}

export function callingOf(rows: readonly SettingRow[]): Calling {
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  const version = rows.reduce((sum, row) => sum + row.version, 1);
  return {
    hours: callingHours(stored),
    targets: callTargets(stored),
    formMinutes: settingNumber(stored, FORM_KEY),
    version,
  };
}

export async function readCalling(db: Db): Promise<Calling> {
  return callingOf(await selectCalling(db));
}
