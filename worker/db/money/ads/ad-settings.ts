import { adSettings, dealCurrencyOf, type AdSettings } from "#domain/money/ads/ad-settings";
import { sql } from "drizzle-orm";
import { allSql, type Db, type FollowedDb } from "../../client.ts";
import { saveSetting } from "../../settings/settings.ts";

/** The name in the audit for what Meta says about the account. */
const META = "Meta";

/** The settings of ads, for a batch with data that they are needed for. */
export function selectAdSettings(db: Db) {
  return allSql<{ key: string; value: string }>(
    db,
    sql`select key, value from system_settings where key in ('deal_currency', 'ad_time_zone')`,
  );
}

/** The currency of deal values, as a column of any query. */
export const selectDealCurrency = sql`coalesce(
  (select value from system_settings where key = 'deal_currency'), '')`.mapWith(dealCurrencyOf);

export async function readAdSettings(db: Db): Promise<AdSettings> {
  return adSettingsOf(await selectAdSettings(db));
}

/** The settings out of the rows that `selectAdSettings` found. */
export function adSettingsOf(rows: readonly { key: string; value: string }[]): AdSettings {
  return adSettings(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

/** Adopts the time zone of the account that is read. */
export async function saveAdTimeZone(db: FollowedDb, timeZone: string, now: number): Promise<void> {
  await saveSetting(db, { who: META, now, expected: null }, { key: "ad_time_zone", value: timeZone });
}
