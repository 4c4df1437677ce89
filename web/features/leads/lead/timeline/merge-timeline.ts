import type { TimelineEvent, TimelinePage } from "#domain/leads/timeline/timeline-event";
import { byPlace } from "#domain/leads/timeline/timeline-page";

/** The same for an event at every reading. */
export function eventKey({ kind, n }: TimelineEvent): string {
  return `${kind}-${n}`;
}

/**
 * What is known of a history, newest first, with a page of it that was read later: within its reach that one is right.
 */
export function withPage(
  known: readonly TimelineEvent[],
  { timeline, olderTimeline }: TimelinePage,
): TimelineEvent[] {
  const [first, last] = [timeline[0], timeline.at(-1)];
  if (!first || !last) return [];
  const newer = known.filter((event) => byPlace(event, first) < 0);
  const older = olderTimeline === null ? [] : known.filter((event) => byPlace(event, last) > 0);
  return [...newer, ...timeline, ...older];
}
