import type { OfferView } from "#domain/offers/offers";
import { and, eq } from "drizzle-orm";
import type { Db } from "../client.ts";
import { fixedQuery, type Given } from "../fixed-query.ts";
import { tierConfigs } from "../schema.ts";

/** The public part of an offer's row. */
export const offerColumns = {
  tier: tierConfigs.tier,
  title: tierConfigs.title,
  name: tierConfigs.name,
  phase: tierConfigs.phase,
  description: tierConfigs.description,
  features: tierConfigs.features,
  investment: tierConfigs.investment,
  pdfLink: tierConfigs.pdfLink,
};

const selectActiveOffer = fixedQuery((db, given: Given<{ tier: number }>) =>
  db
    .select(offerColumns)
    .from(tierConfigs)
    .where(and(eq(tierConfigs.tier, given.tier), eq(tierConfigs.isActive, 1))),
);

/** An active offer as visitors see it, or null. */
export async function findActiveOffer(db: Db, tier: number): Promise<OfferView | null> {
  const [offer] = await selectActiveOffer(db, { tier });
  return offer ?? null;
}
