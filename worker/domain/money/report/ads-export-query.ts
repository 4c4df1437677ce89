import * as z from "zod/mini";
import { openKeys, shownKeys } from "./ad-tree.ts";
import { adsChecks, adsFields, askedAds } from "./ads-query.ts";
import { DEFAULT_SORT, SORT_IDS } from "./sort-lines.ts";

/** What a file of the tab Ads has: what is shown, in which order, and with the parts of which lines. */
export const adsExportSchema = z.pipe(
  z
    .object({ ...adsFields, sort: z.optional(z.enum(SORT_IDS)), open: z.optional(z.string()) })
    .check(...adsChecks),
  z.transform(({ sort = DEFAULT_SORT, open, ...shown }) => {
    const query = askedAds(shown);
    return { query, sort, open: shownKeys(openKeys(open ?? null), query.parent) };
  }),
);
