import { useContent } from "../../../../content/use-content.tsx";
import { ownClockText } from "../../../../lib/own-clock.ts";
import { useIsHydrated } from "../../../../lib/use-is-hydrated.ts";
import { buttonClass } from "../../../../ui/button-class.ts";
import { LocalTime } from "../../../../ui/local-time.tsx";
import type { VisitorBooking } from "../../../booking/visitor/visitor-booking.ts";
import { AddToCalendar, START } from "../../../booking/visitor/call-date.tsx";
import { useCallTime } from "../../../booking/visitor/use-call-time.ts";

type Clocks = VisitorBooking["clocks"];

type BookedCallCardProps = {
  sessionId: string;
  call: VisitorBooking;
  bookingRef: string | null;
  /** The time of the call and the provider's pages are known now. */
  onTime: (call: VisitorBooking) => void;
};

/** A booked call: when it is, a file for the visitor's calendar, and the ways to move and cancel it. */
export function BookedCard({ sessionId, call, bookingRef, onTime }: BookedCallCardProps) {
  const words = useContent("hub").booked;
  useCallTime(sessionId, call, onTime);
  const startsAt = call.startsAt === null ? null : Date.parse(call.startsAt);
  return (
    <div className="grid max-w-md grid-cols-1 gap-3">
      <CallTime startsAt={startsAt} clocks={call.clocks} />
      {startsAt !== null && <AddToCalendar call={call} bookingRef={bookingRef} size="lg" />}
      {call.pages ? (
        <div className="grid grid-cols-2 gap-2 print:hidden">
          <PageLink href={call.pages.move}>{words.move}</PageLink>
          <PageLink href={call.pages.cancel}>{words.cancel}</PageLink>
        </div>
      ) : (
        <p className="text-base-content/80 text-sm">{words.byMail}</p>
      )}
    </div>
  );
}

/** In the visitor's own zone, which the page's HTML leaves out: its room is kept. */
function CallTime({ startsAt, clocks }: { startsAt: number | null; clocks: Clocks }) {
  const words = useContent("hub").booked;
  return (
    <div
      data-theme="paper"
      className="rounded-box bg-base-100 text-base-content border-base-300 flex min-h-27 items-center gap-4 border p-4"
    >
      {startsAt !== null && <CalendarLeaf at={startsAt} clocks={clocks} />}
      <div className="grid gap-1">
        {startsAt === null ? (
          <p className="text-lg font-bold">{words.unknown}</p>
        ) : (
          <p className="min-h-12 text-lg leading-6 font-bold text-balance">
            <LocalTime at={startsAt} format={START} clocks={clocks} />
          </p>
        )}
        <p className="text-base-content/75 text-sm">{startsAt === null ? words.unknownText : words.join}</p>
      </div>
    </div>
  );
}

/** The day as on a calendar's leaf, for the eye; the time beside it says the same. */
function CalendarLeaf({ at, clocks }: { at: number; clocks: Clocks }) {
  const isHydrated = useIsHydrated();
  const part = (format: Intl.DateTimeFormatOptions) => isHydrated && ownClockText(at, format, clocks);
  return (
    <div
      aria-hidden="true"
      className="rounded-field border-base-300 grid h-19 w-17 shrink-0 grid-rows-[1.5rem_1fr] overflow-hidden border text-center"
    >
      <span className="bg-base-content text-base-100 text-sm leading-6 font-semibold">
        {part({ month: "short" })}
      </span>
      <span className="font-display grid place-items-center text-3xl">{part({ day: "numeric" })}</span>
    </div>
  );
}

function PageLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: "outline" })}>
      {children}
    </a>
  );
}
