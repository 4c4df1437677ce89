import type { AdEventName } from "#domain/ad-events";

export type ReportedEvent = { name: AdEventName; eventId: string; params: Record<string, unknown> };
type Listener = (event: ReportedEvent) => void;

const listeners = new Set<Listener>();
const announced = new Set<string>();

/** Hears every ad event of this page once, under the id that the server reports it with. */
export function onAdEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceAdEvent(event: ReportedEvent): void {
  if (announced.has(event.eventId)) return;
  announced.add(event.eventId);
  for (const listener of listeners) listener(event);
}
