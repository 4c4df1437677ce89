import type { TimelineEvent, TimelinePage } from "#domain/timeline/timeline-event";
import { withPage } from "./merge-timeline.ts";

/** What has been read of a history: its newest page, all events so far, and where to read on, null at its end. */
export type ReadEvents = {
  newest: TimelinePage;
  events: readonly TimelineEvent[];
  older: string | null;
};

export function firstRead(newest: TimelinePage): ReadEvents {
  return { newest, events: newest.timeline, older: newest.olderTimeline };
}

/**
 * Events that were read before stay, so the place where they end does as well, unless the page is the whole history.
 */
export function withNewest({ events, older, newest: before }: ReadEvents, newest: TimelinePage): ReadEvents {
  const hasReadOn = older !== before.olderTimeline;
  const end = newest.olderTimeline === null || !hasReadOn ? newest.olderTimeline : older;
  const known = hasReadOn ? withPage(events, newest) : newest.timeline;
  return { newest, events: known, older: end };
}

export function withOlder({ newest, events }: ReadEvents, page: TimelinePage): ReadEvents {
  const known = page.timeline.length === 0 ? events : withPage(events, page);
  return { newest, events: known, older: page.olderTimeline };
}
