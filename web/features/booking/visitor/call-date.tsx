import { calendarFile, toldCallUid } from "#domain/booking/calendar-file";
import { CalendarPlus } from "lucide-react";
import type { BookingContent } from "#domain/content/parts/booking";
import { useContent } from "../../../content/use-content.tsx";
import { saveFile } from "../../../lib/save-file.ts";
import { buttonClass, type ButtonLook } from "../../../ui/button-class.ts";
import { Button } from "../../../ui/button.tsx";
import type { VisitorBooking } from "./visitor-booking.ts";
import { LocalTime } from "../../../ui/local-time.tsx";
import { serverNow } from "../../../lib/server-clock.ts";

/** A day and time as visitors read it. */
export const START = {
  weekday: "long",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

/** When the booked call is, if that is known, and a file that puts it into the visitor's calendar. */
export function CallDate({ call, bookingRef }: { call: VisitorBooking; bookingRef: string | null }) {
  if (call.startsAt === null) return null;
  const startsAt = Date.parse(call.startsAt);
  return (
    <div className="grid justify-items-start gap-4">
      {/* Room for both lines of it where it has two. */}
      <p className="font-display min-h-14 sm:max-lg:min-h-7 xl:min-h-7 text-xl leading-7 font-bold text-balance">
        <LocalTime at={startsAt} format={START} clocks={call.clocks} />
      </p>
      <AddToCalendar call={call} bookingRef={bookingRef} variant="outline" className="max-sm:w-full" />
    </div>
  );
}

type AddProps = Pick<ButtonLook, "variant" | "size"> & {
  call: VisitorBooking;
  bookingRef: string | null;
  className?: string;
};

/** A file for the visitor's calendar: the server's, which later ones replace, as soon as the webhook has told it. */
export function AddToCalendar({ call, bookingRef, className = "", ...look }: AddProps) {
  const words = useContent("booking");
  const shown = `${className} print:hidden`.trim();
  const content = (
    <>
      <CalendarPlus aria-hidden="true" className="size-5" />
      {words.addToCalendar}
    </>
  );
  if (call.calendar) {
    return (
      <a
        href={call.calendar}
        download="strategy-call.ics"
        className={buttonClass({ ...look, className: shown })}
      >
        {content}
      </a>
    );
  }
  return (
    <Button {...look} onClick={() => saveCall(words, call, bookingRef)} className={shown}>
      {content}
    </Button>
  );
}

/** Saves a booked call that only the booking page has told of as a file for the visitor's calendar. */
function saveCall(
  { eventTitle, eventText }: BookingContent,
  call: VisitorBooking,
  bookingRef: string | null,
): void {
  if (call.startsAt === null) return;
  const startsAt = Date.parse(call.startsAt);
  const file = calendarFile({
    uid: toldCallUid(bookingRef, startsAt),
    startsAt,
    endsAt: call.endsAt ? Date.parse(call.endsAt) : null,
    madeAt: serverNow(),
    title: eventTitle,
    text: eventText,
    sequence: 0,
    isCancelled: false,
    joinUrl: null,
  });
  saveFile("strategy-call.ics", "text/calendar;charset=utf-8", file);
}
