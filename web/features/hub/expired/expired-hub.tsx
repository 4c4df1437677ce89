import { bookingPageUrl } from "#domain/booking/booking";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { useContent } from "../../../content/use-content.tsx";
import { WithPart } from "../../../content/with-part.tsx";
import { trackBookingClick } from "../../../lib/visit/tracking.ts";
import { LocalTime } from "../../../ui/local-time.tsx";
import type { VisitorBooking } from "../../booking/visitor-booking.ts";
import { START } from "../../booking/call-date.tsx";
import { CallCard } from "../../booking/call-me/call-card.tsx";
import { RequestCallButton } from "../../booking/call-me/request-call-button.tsx";
import { useToldTime } from "../../booking/use-told-time.ts";
import { ExpiredCall } from "./expired-call.tsx";
import type { ExpiredHub as ExpiredHubData } from "../hub-data.ts";
import { ErasedHub } from "../privacy/erased-hub.tsx";
import { HubPrivacy } from "../privacy/hub-privacy.tsx";
import { MissingHub } from "./missing-hub.tsx";
import { NewLinkButton } from "./new-link-button.tsx";
import { ROW_LINK, RowLinkWords } from "../row-link.tsx";

/** With an expired hub, visitors see a call that is ahead, or can book one; and can ask for a link or erase their data. */
export function ExpiredHub({ sessionId, data }: { sessionId: string; data: ExpiredHubData }) {
  const [isErased, setIsErased] = useState(false);
  const [told, setTold] = useState<VisitorBooking | null>(null);
  const call = useToldTime(sessionId, data.call && (told ?? data.call));
  if (isErased) return <ErasedHub />;
  const { bookingUrl, bookingRef, isLinkAsked = false } = data;
  const closed = <ClosedOn at={Date.parse(data.hubExpiresAt)} />;
  const newLink = <NewLinkButton sessionId={sessionId} isAsked={isLinkAsked} />;
  return (
    <>
      {call ? (
        <ExpiredCall
          sessionId={sessionId}
          call={call}
          bookingRef={bookingRef}
          onTime={setTold}
          above={closed}
        >
          {newLink}
        </ExpiredCall>
      ) : (
        <MissingHub
          above={closed}
          actions={
            <div className="grid gap-3">
              <BookingWay sessionId={sessionId} bookingUrl={bookingUrl} bookingRef={bookingRef} />
              {newLink}
            </div>
          }
        />
      )}
      <div className="mx-auto grid max-w-2xl gap-10 px-5 pb-16 sm:px-8">
        {!call && bookingUrl === null && <CallCard sessionId={sessionId} source="strategy_hub" />}
        <HubPrivacy sessionId={sessionId} emailConsent={null} onErased={() => setIsErased(true)} />
      </div>
    </>
  );
}

/** The first thing to know of a hub that is closed. Room for its lines is there before the time is. */
function ClosedOn({ at }: { at: number }) {
  const { on } = useContent("hub").closed;
  return (
    <p className="font-display text-headline font-extrabold">
      <WithPart text={on} name="time">
        <span className="text-title block min-h-[2.3em]">
          <LocalTime at={at} format={START} />
        </span>
      </WithPart>
    </p>
  );
}

type BookingWayProps = { sessionId: string; bookingUrl: string | null; bookingRef: string | null };

function BookingWay({ sessionId, bookingUrl, bookingRef }: BookingWayProps) {
  const { book, closed } = useContent("hub");
  const page = bookingUrl && bookingPageUrl(bookingUrl, { bookingRef });
  if (!page) return <RequestCallButton sessionId={sessionId} source="strategy_hub" />;
  return (
    <a
      href={page}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => trackBookingClick(sessionId, "strategy_hub")}
      className={`${ROW_LINK} row-link-act`}
    >
      <RowLinkWords title={book} text={closed.book} Icon={CalendarDays} />
    </a>
  );
}
