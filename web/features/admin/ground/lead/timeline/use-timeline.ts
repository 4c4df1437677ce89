import type { TimelinePage } from "#domain/timeline/timeline-event";
import { useState } from "react";
import { api, unwrap } from "../../../../../lib/api.ts";
import { useSave } from "../../edit/use-save.ts";
import { eventLook, type EventGroup } from "./event-looks.ts";
import { firstRead, withNewest, withOlder } from "./read-events.ts";

const SHOWN_FIRST = 8;
const SHOWN_MORE = 100;

/**
 * A lead's history, or those of its events that belong to a group, as far as they are shown. Its newest page is read with the lead, older ones when they are asked for.
 */
export function useTimeline(id: number, newest: TimelinePage, group: EventGroup | null) {
  const [count, setCount] = useState(SHOWN_FIRST);
  const [read, setRead] = useState(() => firstRead(newest));
  if (read.newest !== newest) setRead(withNewest(read, newest));
  const { older } = read;
  const events = group ? read.events.filter((event) => eventLook(event).group === group) : read.events;
  const reading = useSave({
    save: (before: string) => readOlder(id, before),
    onSaved: (page) => setRead((now) => withOlder(now, page)),
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

function readOlder(id: number, before: string): Promise<TimelinePage> {
  return unwrap(api.leads[":id"].timeline.$get({ param: { id: String(id) }, query: { before } }));
}
