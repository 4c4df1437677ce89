import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import type { AdminTabId } from "../admin-tabs.ts";

/** The query of each tab when it was last left, for the life of the page. */
const left = new Map<AdminTabId, string>();

/** Where each tab's link leads: to the tab as it was left, with its filters. */
export function useTabQueries(current: AdminTabId): (tab: AdminTabId) => string {
  const [params] = useSearchParams();
  const query = withoutLead(params).toString();
  useEffect(() => {
    left.set(current, query ? `/admin?${query}` : "/admin");
  }, [current, query]);
  return (tab) => left.get(tab) ?? (tab === "assessments" ? "/admin" : `/admin?tab=${tab}`);
}

/** An open lead stays behind when the tab is changed. */
function withoutLead(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete("lead");
  return rest;
}
