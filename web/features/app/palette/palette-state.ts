import type { AssessmentView } from "#domain/leads/assessment-view";
import { useSyncExternalStore } from "react";
import { openLeadId } from "../../leads/basics/open-lead.ts";

/** What lies over the dashboard: the palette with the lead that it acts on, what it asks, the list of keys, or nothing. */
export type OpenPalette =
  | { kind: "palette"; lead: number | null }
  | { kind: "keys" }
  | { kind: "next-step"; lead: AssessmentView }
  | null;

let open: OpenPalette = null;
const listeners = new Set<() => void>();

/** Opens one, from wherever it is asked for. The palette acts on the lead that is open or has the focus. */
export function showPalette(kind: "palette" | "keys" | null): void {
  change(kind === "palette" ? { kind, lead: leadAtHand() } : kind && { kind });
}

/** Asks for the next step of a lead in place of the palette. */
export function askNextStep(lead: AssessmentView): void {
  change({ kind: "next-step", lead });
}

function change(next: OpenPalette): void {
  open = next;
  for (const listener of listeners) listener();
}

export function useOpenPalette(): OpenPalette {
  return useSyncExternalStore(subscribe, () => open);
}

function leadAtHand(): number | null {
  const id = openLeadId(new URLSearchParams(location.search));
  if (id !== null) return id;
  const place = document.activeElement?.closest<HTMLElement>("[data-lead], [data-card]");
  const { lead, card } = place?.dataset ?? {};
  return Number(lead ?? card) || null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
