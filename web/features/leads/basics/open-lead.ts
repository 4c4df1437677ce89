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

/** A part of a lead whose field can have the focus when the lead opens. */
export type LeadPart = "notes" | "status";

/**
 * Opens a lead over the current tab, at its name or at a part: a step of its own in the history. The same function for
 * the life of the page.
 */
export function useOpenLead(): (id: number, part?: LeadPart) => void {
  const navigate = useNavigate();
  return useCallback(
    (id, part) =>
      void navigate(leadHref(new URLSearchParams(location.search), id), {
        preventScrollReset: true,
        state: { part },
      }),
    [navigate],
  );
}

/** The part that was asked for along with a step in the history. */
export function partToOpen(state: unknown): LeadPart | null {
  const part: unknown = typeof state === "object" && state !== null && "part" in state ? state.part : null;
  return part === "notes" || part === "status" ? part : null;
}
