import type { TimelineAd, TimelineDelivery, TimelineEvent } from "#domain/timeline/timeline-event";
import { memo } from "react";
import { timeText } from "../../time/times.ts";
import { adWords, deliveryWords, eventWords } from "./event-words.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const TIME = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });

type Props = { event: TimelineEvent; isNewDay: boolean };

/** One event. Far from what is seen it is not drawn; on paper only the last five are. */
export const TimelineEntry = memo(function TimelineEntry({ event, isNewDay }: Props) {
  const { title, by, text } = eventWords(event);
  const at = new Date(event.at);
  return (
    <li className="[contain-intrinsic-size:auto_3rem] [content-visibility:auto] print:[content-visibility:visible] print:nth-[n+6]:hidden">
      {isNewDay && (
        <p className="text-base-content/75 pt-3 text-xs font-semibold first:pt-0">{DAY.format(at)}</p>
      )}
      <div className="border-base-300 flex gap-3 border-l py-1.5 pl-3">
        <time
          dateTime={event.at}
          title={timeText(event.at)}
          className="text-base-content/75 w-16 shrink-0 tabular-nums"
        >
          {TIME.format(at)}
        </time>
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p>
            <span className="font-medium">{title}</span>
            {by && <span className="text-base-content/75"> · {by}</span>}
          </p>
          {text && (
            <p dir="auto" className="text-base-content/75 line-clamp-6 whitespace-pre-wrap">
              {text}
            </p>
          )}
          <Sent ads={event.ads} deliveries={event.deliveries} />
        </div>
      </div>
    </li>
  );
});

function Sent({ ads, deliveries }: { ads: readonly TimelineAd[]; deliveries: readonly TimelineDelivery[] }) {
  if (ads.length === 0 && deliveries.length === 0) return null;
  return (
    <ul className="text-base-content/75 text-xs">
      {deliveries.map((delivery) => (
        <li key={delivery.id}>{deliveryWords(delivery)}</li>
      ))}
      {ads.map((ad) => (
        <li key={`${ad.name}-${ad.source}`}>{adWords(ad)}</li>
      ))}
    </ul>
  );
}
