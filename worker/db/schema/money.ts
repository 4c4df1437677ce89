import { SPEND_SOURCES } from "#domain/money/ads/spend-import";
import { AD_TOUCHES } from "#domain/money/report/ads-report";
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What brought spend, in the order in which it began: the pieces of one file, or one fetch from Meta. What came later
 * stays, whichever piece arrives last.
 */
export const adImports = sqliteTable(
  "ad_imports",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    importId: text("import_id").notNull().unique(),
    source: text("source", { enum: SPEND_SOURCES }).notNull(),
    /** The member of staff; null if the night's job began it. */
    startedBy: text("started_by"),
    startedAt: integer("started_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** Rows taken, each once. */
    taken: integer("taken").notNull().default(0),
    /** The first and last day: those asked of Meta, or those that a file has brought so far. */
    firstDay: text("first_day").notNull(),
    lastDay: text("last_day").notNull(),

    // Of a fetch alone.
    /** The ad account's number. */
    account: text("account"),
    /** Where the next page begins, as Meta names it; null before the first. */
    cursor: text("cursor"),
    /** Attempts since the last page arrived. */
    attempts: integer("attempts").notNull().default(0),
    /** No page is requested before this time: Meta requested a delay, or failed. */
    heldUntil: integer("held_until").notNull().default(0),
    leaseUntil: integer("lease_until").notNull().default(0),
    /** A code for what went wrong last; null once a page has come. */
    error: text("error"),
    /** When it ended, complete or abandoned. */
    endedAt: integer("ended_at"),
  },
  (t) => [
    index("ad_imports_open")
      .on(t.id)
      .where(sql`source = 'insights' and ended_at is null`),
    index("ad_imports_whole")
      .on(t.account, t.firstDay)
      .where(sql`source = 'insights' and ended_at is not null and error is null`),
  ],
);

/** What each ad cost and brought on each day, in the time zone of its account. Names are as they were that day. */
export const adSpend = sqliteTable(
  "ad_spend",
  {
    /** `2026-11-21` */
    day: text("day").notNull(),
    adId: text("ad_id").notNull(),
    adName: text("ad_name").notNull(),
    adsetId: text("adset_id").notNull(),
    adsetName: text("adset_name").notNull(),
    campaignId: text("campaign_id").notNull(),
    campaignName: text("campaign_name").notNull(),
    currency: text("currency").notNull(),
    /** In minor units of the currency: cents. */
    spend: integer("spend").notNull(),
    impressions: integer("impressions").notNull(),
    linkClicks: integer("link_clicks").notNull(),
    /** The row of `ad_imports` that brought it. */
    importedBy: integer("imported_by").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.adId] })],
);

/**
 * What each row of an import replaced, kept while the import may continue. If another piece of it brings the same day
 * and ad, both are parts of an unknown whole, and the replaced value is restored.
 */
export const adSpendBefore = sqliteTable(
  "ad_spend_before",
  {
    importedBy: integer("imported_by").notNull(),
    day: text("day").notNull(),
    adId: text("ad_id").notNull(),
    /** The piece that brought it, so that the same piece again is not taken for another part. */
    piece: text("piece").notNull(),
    /** The row as a list, in the order of `SPEND_COLUMNS` and with its import last; null where none stood. */
    before: text("before"),
    /** Whether another piece has brought it too. */
    repeated: integer("repeated").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.importedBy, t.day, t.adId] })],
);

/**
 * The ad that each assessment is counted for, by its first and by its last touch, and how far it came. Ids are empty
 * where no ad is known; `day` is the number of days since 1970 in the zone of the ad account. `ad_lead_stats` follows
 * whatever writes these rows.
 */
export const leadAds = sqliteTable(
  "lead_ads",
  {
    assessmentId: integer("assessment_id").notNull(),
    touch: text("touch", { enum: AD_TOUCHES }).notNull(),
    day: integer("day").notNull(),
    createdAt: integer("created_at").notNull(),
    campaignId: text("campaign_id").notNull(),
    adsetId: text("adset_id").notNull(),
    adId: text("ad_id").notNull(),
    /** Whether the touch does not name all three ids, so that spend of those days decides. */
    loose: integer("loose").notNull(),
    leads: integer("leads").notNull(),
    booked: integer("booked").notNull(),
    held: integer("held").notNull(),
    sql: integer("sql").notNull(),
    won: integer("won").notNull(),
    /** The day of its newest move to Won, as `day` is one; null unless it is Won now. */
    wonDay: integer("won_day"),
    /** The deal value of what is Won, in whole units; null without one, which is not 0. */
    value: integer("value"),
  },
  (t) => [
    primaryKey({ columns: [t.assessmentId, t.touch] }),
    index("lead_ads_newest")
      .on(t.createdAt, t.assessmentId)
      .where(sql`touch = 'last'`),
    index("lead_ads_newest_booked")
      .on(t.createdAt, t.assessmentId)
      .where(sql`touch = 'last' and booked = 1`),
    index("lead_ads_newest_held")
      .on(t.createdAt, t.assessmentId)
      .where(sql`touch = 'last' and held = 1`),
    index("lead_ads_newest_sql")
      .on(t.createdAt, t.assessmentId)
      .where(sql`touch = 'last' and sql = 1`),
    index("lead_ads_newest_won")
      .on(t.createdAt, t.assessmentId)
      .where(sql`touch = 'last' and won = 1`),
    index("lead_ads_campaign").on(t.touch, t.campaignId, t.createdAt, t.assessmentId),
    index("lead_ads_adset")
      .on(t.touch, t.adsetId, t.createdAt, t.assessmentId)
      .where(sql`adset_id <> ''`),
    index("lead_ads_ad")
      .on(t.touch, t.adId, t.createdAt, t.assessmentId)
      .where(sql`ad_id <> ''`),
    index("lead_ads_booked")
      .on(t.touch, t.campaignId, t.createdAt, t.assessmentId)
      .where(sql`booked = 1`),
    index("lead_ads_held")
      .on(t.touch, t.campaignId, t.createdAt, t.assessmentId)
      .where(sql`held = 1`),
    index("lead_ads_sql")
      .on(t.touch, t.campaignId, t.createdAt, t.assessmentId)
      .where(sql`sql = 1`),
    index("lead_ads_won")
      .on(t.touch, t.campaignId, t.createdAt, t.assessmentId)
      .where(sql`won = 1`),
    // How long deals take, and which were Won in the last days.
    index("lead_ads_won_day")
      .on(t.touch, t.wonDay, t.day, t.value)
      .where(sql`won = 1`),
    index("lead_ads_loose")
      .on(t.day, t.assessmentId)
      .where(sql`loose = 1`),
  ],
);
