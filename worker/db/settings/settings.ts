import { SETTING_KEYS, type SettingKey, type StoredSetting } from "#domain/settings/settings";
import { isoText } from "#domain/time/iso-text";
import { and, eq } from "drizzle-orm";
import type { StaffAct } from "../people/audit/audit.ts";
import { retryEdit, type Edited } from "../people/audit/edited.ts";
import { changes, recordEdit } from "../people/audit/record-edit.ts";
import type { Db } from "../client.ts";
import { countAnew } from "../leads/marks/mark-leads.ts";
import { systemSettings } from "../schema/people.ts";

export type SettingWrite = { key: SettingKey; value: string; description?: string | undefined };

/** The settings that staff edit, in the order in which the product lists them. */
export async function listSettings(db: Db): Promise<StoredSetting[]> {
  const rows = await db.select().from(systemSettings);
  return SETTING_KEYS.flatMap((key) => rows.filter((row) => row.key === key).map((row) => stored(row, key)));
}

/** Saves a setting under its version. An omitted description stays as it is. */
export function saveSetting(db: Db, act: StaffAct, write: SettingWrite): Promise<Edited<StoredSetting>> {
  const { key, value, description } = write;
  return retryEdit(act.expected, async (expected) => {
    const [seen] = await db.select().from(systemSettings).where(eq(systemSettings.key, key));
    if (!seen) return { outcome: "unknown" };
    const stale = expected !== null && expected !== seen.version;
    if (stale) return { outcome: "stale", current: stored(seen, key) };
    const set = { value, ...(description !== undefined && { description }) };
    const details = changes(seen, set);
    if (!details) return { outcome: "done", record: stored(seen, key) };
    const update = db
      .update(systemSettings)
      .set({ ...set, version: seen.version + 1, updatedAt: act.now })
      .where(and(eq(systemSettings.key, key), eq(systemSettings.version, seen.version)))
      .returning();
    const edit = { action: "update", entity: "setting", id: key, details } as const;
    const isMoved = key === "ad_time_zone" && value !== seen.value;
    const follow = isMoved ? [countAnew(db)] : [];
    const [[row]] = await db.batch([...recordEdit(db, act, update, edit), ...follow]);
    return row ? { outcome: "done", record: stored(row, key) } : null;
  });
}

function stored(row: typeof systemSettings.$inferSelect, key: SettingKey): StoredSetting {
  return { ...row, key, updatedAt: isoText(row.updatedAt) };
}
