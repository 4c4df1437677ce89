import { shownKeys } from "#domain/money/report/ad-tree";
import type { AdsReport } from "#domain/money/report/ads-report";
import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import { adsReportQuery } from "../report/ads-report-query.ts";
import type { AdsView } from "./ads-view.ts";

export type Branch = Pick<UseQueryResult<AdsReport>, "data" | "isError" | "isFetching" | "refetch">;

/** The open branches of a view by the keys of their lines, each a request of its own. */
export function useBranches(view: AdsView): ReadonlyMap<string, Branch> {
  const keys = shownKeys(view.open, view.parent);
  const queries = useQueries({ queries: keys.map((parent) => adsReportQuery({ ...view, parent })) });
  return new Map(keys.flatMap((key, index) => (queries[index] ? [[key, queries[index]] as const] : [])));
}

/** The branches that are here. */
export function reportsOf(branches: ReadonlyMap<string, Branch>): Map<string, AdsReport> {
  return new Map([...branches].flatMap(([key, { data }]) => (data ? [[key, data] as const] : [])));
}
