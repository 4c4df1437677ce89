import type { AdEventName } from "#domain/money/ads/ad-events";
import type { AdParams } from "#domain/money/ads/ad-params";

export type ReportedEvent = { name: AdEventName; eventId: string; params: AdParams };
type Listener = (event: ReportedEvent) => void;

const listeners = new Set<Listener>();
/** A visitor may act before the settings that the pixel waits for have arrived. */
const announced = new Map<string, ReportedEvent>();

/** Receives every ad event of this page once, including earlier ones, with the id that the server uses for it. */
export function onAdEvent(listener: Listener): () => void {
  listeners.add(listener);
  announced.forEach((event) => listener(event));
  return () => void listeners.delete(listener);
}

export function announceAdEvent(event: ReportedEvent): void {
  if (announced.has(event.eventId)) return;
  announced.set(event.eventId, event);
  for (const listener of listeners) listener(event);
}
