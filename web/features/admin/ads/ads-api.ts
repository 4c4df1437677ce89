import { adsQuery } from "../ground/ads/ads-report-query.ts";
import type { AdsView } from "./ads-view.ts";

/** The file of what is shown: in the same order, with the same branches open. */
export function adsExportUrl({ sort, open, ...view }: AdsView): string {
  const params = { ...adsQuery(view), sort, ...(open.length > 0 && { open: open.join(",") }) };
  return `/api/ads/export.csv?${new URLSearchParams(params)}`;
}
