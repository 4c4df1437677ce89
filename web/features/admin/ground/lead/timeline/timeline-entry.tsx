import type { TimelineAd, TimelineDelivery, TimelineEvent } from "#domain/timeline/timeline-event";
import { memo } from "react";
import { timeText } from "../../time/times.ts";
import { eventLook } from "./event-looks.ts";
import { adWords, deliveryWords, eventWords } from "./event-words.ts";

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
export const TimelineEntry = memo(function TimelineEntry({
  event,
  now,
}: {
  event: TimelineEvent;
  now: number;
}) {
  const { title, by, text } = eventWords(event);
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
