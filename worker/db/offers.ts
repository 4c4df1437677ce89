import type { OfferView } from "#domain/offers";
import { and, eq } from "drizzle-orm";
import type { Db } from "./client.ts";
import { fixedQuery, type Given } from "./fixed-query.ts";
import { tierConfigs } from "./schema.ts";

const selectActiveOffer = fixedQuery((db, given: Given<{ tier: number }>) =>
  db
    .select()
    .from(tierConfigs)
    .where(and(eq(tierConfigs.tier, given.tier), eq(tierConfigs.isActive, 1))),
);

/** An active offer as visitors see it, or null. */
export async function findActiveOffer(db: Db, tier: number): Promise<OfferView | null> {
  const [row] = await selectActiveOffer(db, { tier });
  return row ? offerOf(row) : null;
}

/** The public part of an offer's row. */
export function offerOf(row: typeof tierConfigs.$inferSelect): OfferView {
  const { tier, title, name, phase, description, features, investment, pdfLink } = row;
  return { tier, title, name, phase, description, features, investment, pdfLink };
}
