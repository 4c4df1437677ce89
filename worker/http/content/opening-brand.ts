import type { Content } from "#domain/content/content";
import type { Look } from "#domain/content/parts/look";
import type { Picture } from "#domain/content/pictures/picture";
import { inventedIn, placeName } from "#domain/content/places";
import { sample } from "#domain/content/sample/sample";
import { readContent } from "../../db/content/content-draft.ts";
import { within } from "../../delivery/within.ts";
import { logError } from "../../log.ts";
import type { AppContext } from "../context.ts";
import { publicDb } from "../db.ts";

/** The name and the look of the site that opens soon. */
export type OpeningBrand = {
  /** Null while it is still the sample's, which nobody may read before the opening. */
  name: string | null;
  logo: Picture;
  look: Look;
};

/** The draft is read once in this time, so that a flood of requests makes no work for the database. */
const FRESH_MS = 10_000;
const PATIENCE_MS = 1_500;

const known = new WeakMap<Env, { brand: OpeningBrand; readAt: number }>();

/** The brand of the draft, as nothing is published yet; none if it cannot be read. */
export async function openingBrand(c: AppContext): Promise<OpeningBrand> {
  const kept = known.get(c.env);
  if (kept && Date.now() - kept.readAt < FRESH_MS) return kept.brand;
  const brand = await readBrand(c);
  known.set(c.env, { brand, readAt: Date.now() });
  return brand;
}

async function readBrand(c: AppContext): Promise<OpeningBrand> {
  try {
    const { draft } = await within(PATIENCE_MS, readContent(publicDb(c)));
    return brandOf(draft.document);
  } catch (error) {
    logError("content_not_read", error);
    return brandOf(sample);
  }
}

function brandOf(document: Content): OpeningBrand {
  const { brand, look } = document;
  const isSample = inventedIn(document).some((place) => placeName(place) === "brand.name");
  return { name: isSample ? null : brand.name, logo: brand.logoOnDark, look };
}
