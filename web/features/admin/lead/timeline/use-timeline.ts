import type { TimelineEvent, TimelinePage } from "#domain/leads/timeline-event";
import { useState } from "react";
import { api, unwrap } from "../../../../lib/api.ts";
import { useSave } from "../../edit/use-save.ts";
import { withPage } from "./merge-timeline.ts";

const SHOWN_FIRST = 8;
const SHOWN_MORE = 100;

/** A lead's history as far as it is shown. Its newest page is read with the lead, older ones when they are asked for. */
export function useTimeline(id: number, newest: TimelinePage) {
  const [count, setCount] = useState(SHOWN_FIRST);
  const [read, setRead] = useState<Read>(() => ({
    newest,
    events: newest.timeline,
    older: newest.olderTimeline,
  }));
  if (read.newest !== newest) setRead(withNewest(read, newest));
  const { events, older } = read;
  const reading = useSave({
    save: (before: string) => readOlder(id, before),
    onSaved: (page) =>
      setRead((now) => ({ ...now, events: withOlder(now.events, page), older: page.olderTimeline })),
    failure: "Failed to load older events",
  });
  return {
    events: events.slice(0, count),
    hasOlder: count < events.length || older !== null,
    isReading: reading.isPending,
    showOlder: () => {
      setCount(count + SHOWN_MORE);
      if (count + SHOWN_MORE > events.length && older !== null) reading.mutate(older);
    },
  };
}

type Read = { newest: TimelinePage; events: readonly TimelineEvent[]; older: string | null };

/** Events that were read before stay, so the place where they end does as well, unless the page is the whole history. */
function withNewest({ events, older, newest: before }: Read, newest: TimelinePage): Read {
  const hasReadOn = older !== before.olderTimeline;
  const end = newest.olderTimeline === null || !hasReadOn ? newest.olderTimeline : older;
  const known = hasReadOn ? withPage(events, newest) : newest.timeline;
  return { newest, events: known, older: end };
}

function withOlder(known: readonly TimelineEvent[], page: TimelinePage): readonly TimelineEvent[] {
  return page.timeline.length === 0 ? known : withPage(known, page);
}

function readOlder(id: number, before: string): Promise<TimelinePage> {
  return unwrap(api.leads[":id"].timeline.$get({ param: { id: String(id) }, query: { before } }));
}
