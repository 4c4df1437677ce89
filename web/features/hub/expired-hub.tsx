import { bookingPageUrl } from "#domain/booking/booking";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { trackBookingClick } from "../../lib/tracking.ts";
import { buttonClass } from "../../ui/button-class.ts";
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
  if (isErased) return <ErasedHub />;
  const { bookingUrl, bookingRef, call } = data;
  return (
    <>
      {call ? (
        <ExpiredCall call={call} bookingRef={bookingRef}>
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
