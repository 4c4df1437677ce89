import { useCallback } from "react";
import { useNavigate } from "react-router-dom";

/** The lead that stands open over the tab, `lead=21`; null if none does. */
export function openLeadId(params: URLSearchParams): number | null {
  const text = params.get("lead");
  if (text === null) return null;
  // No lead has the number 0, so a broken link leads to a lead that is not found.
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/** The address that opens a lead over what `params` show. */
export function leadHref(params: URLSearchParams, id: number): string {
  const next = new URLSearchParams(params);
  next.set("lead", String(id));
  return `/admin?${next}`;
}

/** Opens a lead over the current tab: a step of its own in the history. The same function for the life of the page. */
export function useOpenLead(): (id: number) => void {
  const navigate = useNavigate();
  return useCallback(
    (id) => void navigate(leadHref(new URLSearchParams(location.search), id), { preventScrollReset: true }),
    [navigate],
  );
}
