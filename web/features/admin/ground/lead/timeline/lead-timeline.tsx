import type { TimelinePage } from "#domain/timeline/timeline-event";
import { useState } from "react";
import { Button } from "../../../../../ui/button.tsx";
import { Seg } from "../../look/seg.tsx";
import { useNow } from "../../time/use-now.ts";
import { LeadSection } from "../page/lead-section.tsx";
import type { EventGroup } from "./event-looks.ts";
import { eventKey } from "./merge-timeline.ts";
import { TimelineEntry } from "./timeline-entry.tsx";
import { useTimeline } from "./use-timeline.ts";

const CHOICES = [
  { id: "all", label: "All" },
  { id: "calls", label: "Calls" },
  { id: "visitor", label: "Visitor" },
  { id: "edits", label: "Edits" },
] as const satisfies readonly { id: "all" | EventGroup; label: string }[];

/** So many events are drawn, or left out far from what is seen, together: the browser watches each part. */
const PART = 20;

/** What happened to a lead, newest first, in the reader's zone. */
export function LeadTimeline({ id, page }: { id: number; page: TimelinePage }) {
  const [group, setGroup] = useState<"all" | EventGroup>("all");
  const { events, hasOlder, isReading, showOlder } = useTimeline(id, page, group === "all" ? null : group);
  const now = useNow();
  return (
    <LeadSection
      id="timeline"
      isFixed
      more={<Seg label="Events shown" choices={CHOICES} current={group} onChange={setGroup} />}
    >
      <div role="list">
        {partsOf(events).map((part, index) => (
          <div
            key={index}
            className="[contain-intrinsic-size:auto_60rem] [content-visibility:auto] print:[content-visibility:visible] print:nth-[n+2]:hidden"
          >
            {part.map((event) => (
              <TimelineEntry key={eventKey(event)} event={event} now={now} />
            ))}
          </div>
        ))}
      </div>
      {events.length === 0 && <p className="text-row text-ink-3">Nothing of this kind yet</p>}
      {hasOlder && (
        <Button
          variant="outline"
          size="sm"
          className="mt-2 print:hidden"
          isBusy={isReading}
          onClick={showOlder}
        >
          Show older
        </Button>
      )}
    </LeadSection>
  );
}

function partsOf<Event>(events: readonly Event[]): Event[][] {
  const count = Math.ceil(events.length / PART);
  return Array.from({ length: count }, (_, part) => events.slice(part * PART, (part + 1) * PART));
}
