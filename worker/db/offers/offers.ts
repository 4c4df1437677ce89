import {
  HUBS_COUNTED,
  publicOfferSchema,
  type OfferUsage,
  type OfferWrite,
  type PublicOffer,
  type SoldOffer,
  type StoredOffer,
} from "#domain/offers/offer";
import { CARRIED_OFFERS } from "#domain/settings/carry/carried-kinds";
import { isoText } from "#domain/time/iso-text";
import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { StaffAct } from "../people/audit/audit.ts";
import { retryEdit, type Edited } from "../people/audit/edited.ts";
import { changes, recordEdit } from "../people/audit/record-edit.ts";
import type { CarriedRecords } from "../people/audit/take-over.ts";
import { allSql, type Db, type FollowedDb } from "../client.ts";
import { writeBatch, writeOf } from "../write-batch.ts";
import { tierConfigs } from "../schema/offers.ts";

type Row = typeof tierConfigs.$inferSelect;

const entity = "offer";
const inOrder = [asc(tierConfigs.sortOrder), asc(tierConfigs.tier)];

/** The public columns of an offer. */
export const publicOfferColumns = columnsOf(getTableColumns(tierConfigs), publicOfferSchema.shape);

/** An active offer as visitors see it; null if there is none. */
export async function findActiveOffer(db: Db, tier: number): Promise<PublicOffer | null> {
  const [offer] = await db
    .select(publicOfferColumns)
    .from(tierConfigs)
    .where(and(eq(tierConfigs.tier, tier), eq(tierConfigs.isActive, 1)));
  return offer ?? null;
}

/** The active offers as the chat sells them. */
export function listSoldOffers(db: Db): Promise<SoldOffer[]> {
  return db
    .select({ ...publicOfferColumns, discount: tierConfigs.discount })
    .from(tierConfigs)
    .where(eq(tierConfigs.isActive, 1))
    .orderBy(...inOrder);
}

/** The query for the active offers, in the staff's order, to be batched. */
export function selectActiveOffers(db: Db) {
  return db
    .select()
    .from(tierConfigs)
    .where(eq(tierConfigs.isActive, 1))
    .orderBy(...inOrder);
}

/** All offers, including inactive ones, in the staff's order. */
export async function listOffers(db: Db): Promise<StoredOffer[]> {
  const rows = await db
    .select()
    .from(tierConfigs)
    .orderBy(...inOrder);
  return rows.map(storedOffer);
}
/** Adds an offer; `stale`, with the existing one, if its tier is taken. */
export async function createOffer(
  db: FollowedDb,
  act: StaffAct,
  write: OfferWrite,
): Promise<Edited<StoredOffer>> {
  const { edited, stored } = await writeOf(db, {
    edited: insertEdit(db, act, write),
    stored: db.select().from(tierConfigs).where(eq(tierConfigs.tier, write.tier)),
  });
  const [[row]] = edited;
  const [known] = stored;
  if (row) return { outcome: "done", record: storedOffer(row) };
  return known ? { outcome: "stale", current: storedOffer(known) } : { outcome: "unknown" };
}

/**
 * Changes the offer of this tier, or adds it if there is none; `unknown` if a version was expected of a missing one.
 */
export function saveOffer(db: FollowedDb, act: StaffAct, write: OfferWrite): Promise<Edited<StoredOffer>> {
  return retryEdit(act.expected, async (expected) => {
    const [seen] = await db.select().from(tierConfigs).where(eq(tierConfigs.tier, write.tier));
    if (!seen) return expected === null ? createOffer(db, act, write) : { outcome: "unknown" };
    if (expected !== null && expected !== seen.version) {
      return { outcome: "stale", current: storedOffer(seen) };
    }
    const details = changes(seen, write);
    if (!details) return { outcome: "done", record: storedOffer(seen) };
    const [[row]] = await writeBatch(db, updateEdit(db, act, seen, write, details));
    return row ? { outcome: "done", record: storedOffer(row) } : null;
  });
}

/** What a file's offers change: one that it lacks is switched off, because leads refer to it. */
export function carriedOffers(db: Db, act: StaffAct): CarriedRecords<OfferWrite, StoredOffer> {
  const change = (from: StoredOffer, to: Partial<OfferWrite>) => {
    const details = changes(from, to);
    return details ? updateEdit(db, act, from, to, details) : [];
  };
  return {
    kind: CARRIED_OFFERS,
    read: () => listOffers(db),
    add: (write) => insertEdit(db, act, write),
    change,
    remove: (from) => change(from, { isActive: 0 }),
  };
}

function insertEdit(db: Db, act: StaffAct, write: OfferWrite) {
  const insert = db
    .insert(tierConfigs)
    .values({ ...write, updatedAt: act.now })
    .onConflictDoNothing()
    .returning();
  return recordEdit(db, act, insert, { action: "create", entity, id: write.tier, details: { after: write } });
}

type Changes = NonNullable<ReturnType<typeof changes>>;

function updateEdit(
  db: Db,
  act: StaffAct,
  { tier, version }: Pick<StoredOffer, "tier" | "version">,
  write: Partial<OfferWrite>,
  details: Changes,
) {
  const update = db
    .update(tierConfigs)
    .set({ ...write, version: version + 1, updatedAt: act.now })
    .where(and(eq(tierConfigs.tier, tier), eq(tierConfigs.version, version)))
    .returning();
  return recordEdit(db, act, update, { action: "update", entity, id: tier, details });
}

/**
 * The hubs and rules that would lose their offer if this one were deactivated at `now` (ms); null for an unknown tier.
 */
export async function findOfferUsage(db: Db, tier: number, now: number): Promise<OfferUsage | null> {
  const [[usage]] = await db.batch([
    allSql<{ known: number; hubs: number; ranges: number; overrides: number }>(
      db,
      sql`select
        (select count(*) from tier_configs where tier = ${tier}) as known,
        (select count(*) from (
          select 1 from assessments indexed by assessments_hub_due
          where hub_expires_at > ${now} and hub_expires_at is not null and hub_expiry_handled_at is null
            and offer_tier = ${tier}
          limit ${HUBS_COUNTED + 1})) as hubs,
        (select count(*) from score_ranges where target_tier = ${tier}) as ranges,
        (select count(*) from override_rules where target_tier = ${tier} and is_active = 1) as overrides`,
    ),
  ]);
  if (!usage || usage.known === 0) return null;
  const { hubs, ranges, overrides } = usage;
  return { liveHubs: Math.min(hubs, HUBS_COUNTED), moreHubs: hubs > HUBS_COUNTED, ranges, overrides };
}

/** Its type asks the domain for every column: one that the offer's schema lacks does not compile. */
function storedOffer(row: Row): { [Name in keyof Row]: StoredOffer[Name] } {
  return { ...row, updatedAt: isoText(row.updatedAt) };
}

/** Picks the named columns. */
function columnsOf<Columns extends object, Name extends keyof Columns>(
  columns: Columns,
  named: Record<Name, unknown>,
): Pick<Columns, Name>;
function columnsOf(columns: object, named: object): object {
  return Object.fromEntries(Object.entries(columns).filter(([name]) => name in named));
}
