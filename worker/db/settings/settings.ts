import { CARRIED_SETTINGS } from "#domain/settings/carry/carried-kinds";
import { initialSwitch, SETTING_KEYS, type SettingKey, type StoredSetting } from "#domain/settings/settings";
import { SITE_SETTING_KEYS, type SiteSettingKey } from "#domain/settings/site-settings";
import { isoText } from "#domain/time/iso-text";
import { eq, inArray } from "drizzle-orm";
import type { StaffAct } from "../people/audit/audit.ts";
import { retryEdit, type Edited } from "../people/audit/edited.ts";
import { changes, recordEdit } from "../people/audit/record-edit.ts";
import type { CarriedRecords } from "../people/audit/take-over.ts";
import type { Db, FollowedDb } from "../client.ts";
import { writeBatch } from "../write-batch.ts";
import { countAnew } from "../leads/marks/mark-leads.ts";
import { systemSettings } from "../schema/people.ts";

export type SettingWrite = { key: SettingKey; value: string; description?: string | undefined };

/** The values of settings that have no row of their own. */
export type FirstValues = Partial<Record<SettingKey, string>>;

/** The settings that staff edit, in the order in which the product lists them. */
export async function listSettings(db: Db, first: FirstValues = {}): Promise<StoredSetting[]> {
  const rows = await db.select().from(systemSettings);
  return SETTING_KEYS.flatMap((key) => {
    const row = rows.find((one) => one.key === key) ?? firstRow(key, first);
    return row ? [stored(row, key)] : [];
  });
}

/** The settings that owners have set in place of the deployment's vars. */
export async function findSiteSettings(db: Db): Promise<Partial<Record<SiteSettingKey, string>>> {
  const rows = await db
    .select({ key: systemSettings.key, value: systemSettings.value })
    .from(systemSettings)
    .where(inArray(systemSettings.key, [...SITE_SETTING_KEYS]));
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Saves a setting under its version. An omitted description stays as it is. */
export function saveSetting(
  db: FollowedDb,
  act: StaffAct,
  write: SettingWrite,
  first: FirstValues = {},
): Promise<Edited<StoredSetting>> {
  const { key, value, description } = write;
  return retryEdit(act.expected, async (expected) => {
    const [row] = await db.select().from(systemSettings).where(eq(systemSettings.key, key));
    const seen = row ?? firstRow(key, first);
    if (!seen) return { outcome: "unknown" };
    const stale = expected !== null && expected !== seen.version;
    if (stale) return { outcome: "stale", current: stored(seen, key) };
    const set = { value, ...(description !== undefined && { description }) };
    const details = changes(seen, set);
    if (!details) return { outcome: "done", record: stored(seen, key) };
    const [[saved]] = await writeBatch(db, settingEdit(db, act, { ...seen, key }, set, details));
    return saved ? { outcome: "done", record: stored(saved, key) } : null;
  });
}

/** What a file's settings change. */
export function carriedSettings(
  db: Db,
  act: StaffAct,
  first: FirstValues,
): CarriedRecords<SettingWrite, StoredSetting> {
  return {
    kind: CARRIED_SETTINGS,
    read: () => listSettings(db, first),
    // Every setting exists, stored or with its initial value.
    add: () => [],
    change: (from, { value, description }) => {
      const set = { value, ...(description !== undefined && { description }) };
      const details = changes(from, set);
      return details ? settingEdit(db, act, from, set, details) : [];
    },
    remove: () => [],
  };
}

/** Writes a setting under the version that was seen, whether it has a row by now or not. */
function settingEdit(
  db: Db,
  act: StaffAct,
  seen: Pick<StoredSetting, "key" | "value" | "description" | "version">,
  set: { value: string; description?: string },
  details: NonNullable<ReturnType<typeof changes>>,
) {
  const { key, description, version } = seen;
  const next = { key, description, ...set, version: version + 1, updatedAt: act.now };
  const write = db
    .insert(systemSettings)
    .values(next)
    .onConflictDoUpdate({
      target: systemSettings.key,
      set: next,
      setWhere: eq(systemSettings.version, version),
    })
    .returning();
  const isMoved = key === "ad_time_zone" && next.value !== seen.value;
  return [
    ...recordEdit(db, act, write, { action: "update", entity: "setting", id: key, details }),
    ...(isMoved ? [countAnew(db)] : []),
  ] as const;
}

/** The row that stands for a setting that nobody has stored yet. */
function firstRow(key: SettingKey, first: FirstValues): typeof systemSettings.$inferSelect | null {
  const value = first[key] ?? initialSwitch(key);
  return value === null ? null : { key, value, description: "", version: 1, updatedAt: 0 };
}

function stored(row: typeof systemSettings.$inferSelect, key: SettingKey): StoredSetting {
  return { ...row, key, updatedAt: isoText(row.updatedAt) };
}
