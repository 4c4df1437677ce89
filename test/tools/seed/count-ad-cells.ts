import { DAY_GRAINS } from "#domain/money/report/day-pieces";
import type { SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import type { DatabaseSync } from "node:sqlite";
import { AD_LEVELS, AD_ROLL_UPS, type AdRollUp } from "../../../worker/db/money/ads/ad-cells.ts";

const dialect = new SQLiteSyncDialect();
const text = (part: SQL) => dialect.sqlToQuery(part).sql;

/** Counts a roll-up of ads anew over all its rows, as the app does piece by piece. */
function countAdCells(db: DatabaseSync, rollUp: AdRollUp, rows: string): void {
  const { own, measures } = AD_ROLL_UPS[rollUp];
  const names = Object.keys(measures).join(", ");
  const sums = Object.values(measures).map((share) => `sum(${text(share)})`);
  db.exec(`delete from ${rollUp}`);
  for (const { parent, line, isThere } of AD_LEVELS) {
    for (const [grain, width] of DAY_GRAINS) {
      db.exec(
        `insert into ${rollUp} (${own}, parent, grain, bucket, id, ${names})
         select ${own}, ${text(parent)}, '${grain}', (day + 3) / ${width} * ${width} - 3, ${text(line)}, ${sums.join(", ")}
         from (${rows}) where ${text(isThere)} group by 1, 2, 4, 5`,
      );
    }
  }
}

/** Counts what ads brought. */
export function countArrivals(db: DatabaseSync): void {
  countAdCells(db, "ad_lead_stats", "select *, 0 as expired from lead_ads");
}

/** Counts what ads cost, and keeps the newest names of their lines. */
export function countSpend(db: DatabaseSync): void {
  countAdCells(
    db,
    "ad_spend_stats",
    `select unixepoch(day) / 86400 as day, campaign_id, adset_id, ad_id, currency, spend, impressions, link_clicks
     from ad_spend`,
  );
  db.exec("delete from ad_names");
  for (const [key, name] of NAMES) {
    db.exec(`insert into ad_names select ${key}, ${name}, max(day) from ad_spend group by 1`);
  }
}

const NAMES = [
  ["campaign_id", "campaign_name"],
  ["campaign_id || '/' || adset_id", "adset_name"],
  ["campaign_id || '/' || adset_id || '/' || ad_id", "ad_name"],
] as const;
