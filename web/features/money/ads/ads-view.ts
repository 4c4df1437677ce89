import type { Verdict } from "#domain/money/ads/verdict/verdict";
import { AD_TOUCHES } from "#domain/money/report/ads-report";
import { adsQuerySchema } from "#domain/money/report/ads-query";
import { openKeys } from "#domain/money/report/ad-tree";
import { DEFAULT_SORT, sortOf, type AdsSort } from "#domain/money/report/sort-lines";
import type { AdsReportView } from "../report/ads-report-query.ts";

/** What can be said of a line, as filters name it. */
export const SAID = ["earns", "loses", "early"] as const satisfies Verdict["verdict"][];
export type Said = (typeof SAID)[number];

/** What the tab shows, as in the query string of /admin. */
export type AdsView = AdsReportView & {
  sort: AdsSort;
  /** The keys of the lines whose parts stand below them. */
  open: readonly string[];
  /** Only lines of which this is said. */
  verdict: Said | null;
  /** With link clicks, starts, and what one of each count cost. */
  isFull: boolean;
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
    open: openKeys(params.get("open")),
    verdict: SAID.find((said) => said === params.get("verdict")) ?? null,
    isFull: params.get("columns") === "all",
  };
}

/** The place of a view in the dashboard. */
export function adsPath({ from, to, touch, parent, sort, open, verdict, isFull }: AdsView): string {
  const params = new URLSearchParams({
    tab: "ads",
    ...(from && { from }),
    ...(to && { to }),
    ...(touch !== "first" && { touch }),
    ...(parent && { parent }),
    ...(sort !== DEFAULT_SORT && { sort }),
    ...(open.length > 0 && { open: open.join(",") }),
    ...(verdict && { verdict }),
    ...(isFull && { columns: "all" }),
  });
  return `/admin?${params}`;
}
