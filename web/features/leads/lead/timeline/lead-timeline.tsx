import type {
  TimelinePage,
  TimelineEvent,
  TimelineAd,
  TimelineDelivery,
} from "#domain/leads/timeline/timeline-event";
import { useState, memo } from "react";
import { api, unwrap } from "../../../../lib/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { useStaffWords } from "../../../content/published/published.ts";
import { useSave } from "../../../kit/edit/use-save.ts";
import { Seg } from "../../../kit/look/seg.tsx";
import { timeText } from "../../../kit/time/times.ts";
import { useNow } from "../../../kit/time/use-now.ts";
import { LeadSection } from "../page/lead-section.tsx";
import { eventLook, type EventGroup } from "./event-looks.ts";
import { adWords, deliveryWords, eventWords } from "./event-words.ts";
import { eventKey, withPage } from "./merge-timeline.ts";

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

const SHOWN_FIRST = 8;
const SHOWN_MORE = 100;

/**
 * A lead's history, or those of its events that belong to a group, as far as they are shown. Its newest page is read with the lead, older ones when they are asked for.
 */
function useTimeline(id: number, newest: TimelinePage, group: EventGroup | null) {
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

const TIME = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });
const DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const YEAR = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });

const TONES = {
  plain: "bg-sunk text-ink-2",
  good: "bg-good-bg text-good",
  bad: "bg-bad-bg text-bad",
  sql: "bg-sql-bg text-sql",
} as const;

/** One event. On paper only the last five are. */
const TimelineEntry = memo(function TimelineEntry({ event, now }: { event: TimelineEvent; now: number }) {
  const { title, by, text } = eventWords(event, useStaffWords());
  const { Icon, tone } = eventLook(event);
  const isQuote = event.kind === "call" && event.call.note !== null;
  return (
    <div
      role="listitem"
      className="before:bg-line relative flex items-start gap-2.5 py-1.5 before:absolute before:start-[0.8125rem] before:top-8 before:bottom-0 before:w-0.5 [:last-child>&]:last:before:hidden print:nth-[n+6]:hidden"
    >
      <span
        aria-hidden="true"
        className={`grid size-7 shrink-0 place-items-center rounded-full ${TONES[tone]}`}
      >
        <Icon className="size-3.5" />
      </span>
      <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 pt-1">
        <div className="min-w-0 text-sm [overflow-wrap:anywhere]">
          <p>
            <span className="font-semibold">{title}</span>
            {by && <span className="text-ink-2"> · {by}</span>}
          </p>
          {text && (
            // The padding is around what is cut: inside, a sliver of the next line would show.
            <div className={isQuote ? "bg-paper mt-1 rounded-lg px-2.5 py-1.5" : "text-ink-2"}>
              <p dir="auto" className="text-row line-clamp-6 whitespace-pre-wrap">
                {text}
              </p>
            </div>
          )}
          <Sent ads={event.ads} deliveries={event.deliveries} />
        </div>
        <time dateTime={event.at} title={timeText(event.at)} className="text-ink-3 shrink-0 text-xs">
          {timeWords(Date.parse(event.at), now)}
        </time>
      </div>
    </div>
  );
});

/** By the reader's clock: `Today 9:12 AM`, `Nov 21, 4:40 PM`, `Nov 21, 2025`. */
function timeWords(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  if (then.toDateString() === today.toDateString()) return `Today ${TIME.format(at)}`;
  return then.getFullYear() === today.getFullYear()
    ? `${DAY.format(at)}, ${TIME.format(at)}`
    : YEAR.format(at);
}

function Sent({ ads, deliveries }: { ads: readonly TimelineAd[]; deliveries: readonly TimelineDelivery[] }) {
  if (ads.length === 0 && deliveries.length === 0) return null;
  return (
    <ul className="text-ink-3 text-xs">
      {deliveries.map((delivery) => (
        <li key={delivery.id}>{deliveryWords(delivery)}</li>
      ))}
      {ads.map((ad) => (
        <li key={`${ad.name}-${ad.source}`}>{adWords(ad)}</li>
      ))}
    </ul>
  );
}
