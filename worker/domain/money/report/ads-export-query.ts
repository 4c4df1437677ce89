import * as z from "zod/mini";
import { openKeys, shownKeys } from "./ad-tree.ts";
import { adsChecks, adsFields, askedAds } from "./ads-query.ts";
import { DEFAULT_SORT, SORT_IDS } from "./sort-lines.ts";

/** What an export of the Ads tab contains: what is shown, in which order, and which lines are expanded. */
export const adsExportSchema = z.pipe(
  z
    .object({ ...adsFields, sort: z.optional(z.enum(SORT_IDS)), open: z.optional(z.string()) })
    .check(...adsChecks),
  z.transform(({ sort = DEFAULT_SORT, open, ...shown }) => {
    const query = askedAds(shown);
    return { query, sort, open: shownKeys(openKeys(open ?? null), query.parent) };
  }),
);
