import { AD_TOUCHES, type AdTouch } from "#domain/ads/ads-report";
import { adsQuerySchema } from "#domain/ads/ads-query";
import { DEFAULT_SORT, sortOf, type AdsSort } from "./sort-lines.ts";

/** What the tab shows, as in the query string of /admin. Without days it is the last 30. */
export type AdsView = {
  from: string | null;
  to: string | null;
  touch: AdTouch;
  /** The key of the campaign or ad set whose parts are shown; null for all campaigns. */
  parent: string | null;
  sort: AdsSort;
};

/** Malformed parts of a hand-edited address are ignored. */
export function adsViewOf(params: URLSearchParams): AdsView {
  const read = adsQuerySchema.safeParse({
    from: params.get("from") ?? undefined,
    to: params.get("to") ?? undefined,
    parent: params.get("parent") ?? undefined,
  });
  return {
    from: read.data?.from ?? null,
    to: read.data?.to ?? null,
    touch: AD_TOUCHES.find((touch) => touch === params.get("touch")) ?? "first",
    parent: read.data?.parent ?? null,
    sort: sortOf(params.get("sort")),
  };
}

/** The query of the request. */
export function adsQuery({ from, to, touch, parent }: Omit<AdsView, "sort">): Record<string, string> {
  return { ...(from && { from }), ...(to && { to }), touch, ...(parent && { parent }) };
}

/** The place of a view in the dashboard. */
export function adsPath({ from, to, touch, parent, sort }: AdsView): string {
  const params = new URLSearchParams({
    tab: "ads",
    ...(from && { from }),
    ...(to && { to }),
    ...(touch !== "first" && { touch }),
    ...(parent && { parent }),
    ...(sort !== DEFAULT_SORT && { sort }),
  });
  return `/admin?${params}`;
}
