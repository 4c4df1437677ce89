import { bookingPageUrl } from "#domain/booking/booking";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { trackBookingClick } from "../../lib/tracking.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { LocalTime } from "../../ui/local-time.tsx";
import { START } from "../booking/call-date.tsx";
import { CallCard } from "../booking/call-me/call-card.tsx";
import { RequestCallButton } from "../booking/call-me/request-call-button.tsx";
import { ExpiredCall } from "./expired-call.tsx";
import type { ExpiredHub as ExpiredHubData } from "./hub-data.ts";
import { ErasedHub, HubPrivacy } from "./hub-privacy.tsx";
import { MissingHub } from "./missing-hub.tsx";
import { NewLinkButton } from "./new-link-button.tsx";

/** With an expired hub, visitors see a call that is ahead, or can book one; and can ask for a link or erase their data. */
export function ExpiredHub({ sessionId, data }: { sessionId: string; data: ExpiredHubData }) {
  const [isErased, setIsErased] = useState(false);
  const [toldAt, setToldAt] = useState<string | null>(null);
  if (isErased) return <ErasedHub />;
  const { bookingUrl, bookingRef, hubExpiresAt } = data;
  const call = data.call && { ...data.call, startsAt: data.call.startsAt ?? toldAt };
  return (
    <>
      {/* Room for its second line on a phone, as the time comes after the page. */}
      <p className="text-base-content/80 mx-auto -mb-4 min-h-16 max-w-2xl px-5 pt-4 sm:-mb-12 sm:min-h-0 sm:px-8 sm:pt-8">
        This hub closed on <LocalTime at={Date.parse(hubExpiresAt)} format={START} />
      </p>
      {call ? (
        <ExpiredCall sessionId={sessionId} call={call} bookingRef={bookingRef} onTime={setToldAt}>
          <NewLinkButton sessionId={sessionId} />
        </ExpiredCall>
      ) : (
        <MissingHub
          actions={<ExpiredActions sessionId={sessionId} bookingUrl={bookingUrl} bookingRef={bookingRef} />}
        />
      )}
      <div className="mx-auto grid max-w-2xl gap-14 px-5 pb-16 sm:px-8">
        {!call && <CallCard sessionId={sessionId} source="strategy_hub" />}
        <HubPrivacy sessionId={sessionId} emailConsent={null} onErased={() => setIsErased(true)} />
      </div>
    </>
  );
}

type ExpiredActionsProps = { sessionId: string; bookingUrl: string | null; bookingRef: string | null };

function ExpiredActions({ sessionId, bookingUrl, bookingRef }: ExpiredActionsProps) {
  const page = bookingUrl && bookingPageUrl(bookingUrl, { bookingRef });
  return (
    <>
      {page ? (
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => trackBookingClick(sessionId, "strategy_hub")}
          className={buttonClass({ size: "lg", className: "max-sm:w-full" })}
        >
          <CalendarDays aria-hidden="true" className="size-5" />
          Book Free Call
        </a>
      ) : (
        <RequestCallButton sessionId={sessionId} source="strategy_hub" />
      )}
      <NewLinkButton sessionId={sessionId} />
    </>
  );
}
