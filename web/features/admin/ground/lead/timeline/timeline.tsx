import type { TimelinePage } from "#domain/timeline/timeline-event";
import { Button } from "../../../../../ui/button.tsx";
import { eventKey } from "./merge-timeline.ts";
import { TimelineEntry } from "./timeline-entry.tsx";
import { useTimeline } from "./use-timeline.ts";

/** What happened to a lead, newest first, in the reader's zone. */
export function Timeline({ id, page }: { id: number; page: TimelinePage }) {
  const { events, hasOlder, isReading, showOlder } = useTimeline(id, page);
  return (
    <>
      <ol className="text-sm">
        {events.map((event, index) => (
          <TimelineEntry
            key={eventKey(event)}
            event={event}
            isNewDay={dayOf(event.at) !== dayOf(events[index - 1]?.at)}
          />
        ))}
      </ol>
      {hasOlder && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3 print:hidden"
          isBusy={isReading}
          onClick={showOlder}
        >
          Show older
        </Button>
      )}
    </>
  );
}

function dayOf(at: string | undefined): string {
  return at === undefined ? "" : new Date(at).toDateString();
}
