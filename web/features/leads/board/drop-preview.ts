import type { LeadStatus } from "#domain/leads/pipeline";
import type { PipelineCard } from "#domain/leads/pipeline-board";
import { useSyncExternalStore } from "react";

/** A card in somebody's hand, and the column that would take it now. */
export type DropPreview = { card: Pick<PipelineCard, "leadStatus" | "dealValue">; to: LeadStatus };

let preview: DropPreview | null = null;
const listeners = new Set<() => void>();

/** Only the heads of the columns follow this: a drag draws no card again. */
export function showDrop(next: DropPreview | null): void {
  preview = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** By how much a drop would change the count and the sum of a column; null while it would not. */
export function useDropChange(status: LeadStatus): { count: 1 | -1; value: number } | null {
  const { card, to } = useSyncExternalStore(subscribe, () => preview) ?? {};
  if (!card || to === card.leadStatus) return null;
  if (to === status) return { count: 1, value: card.dealValue ?? 0 };
  return card.leadStatus === status ? { count: -1, value: -(card.dealValue ?? 0) } : null;
}
