import { bookingPageUrl } from "#domain/booking/booking";
import { CalendarDays } from "lucide-react";
import { useEffect, useState } from "react";
import { business } from "../../content/business.ts";
import { Link } from "../../lib/link.tsx";
import { trackBookingClick } from "../../lib/tracking.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Button } from "../../ui/button.tsx";
import { CallCard } from "../booking/call-me/call-card.tsx";
import { RequestCallButton } from "../booking/call-me/request-call-button.tsx";
import { ErasedNote } from "./erased-note.tsx";
import { HubNotice } from "./hub-notice.tsx";
import { HubPrivacy } from "./hub-privacy.tsx";
import { NewLinkButton } from "./new-link-button.tsx";

type MissingHubProps = {
  sessionId: string;
  bookingUrl: string | null;
  isExpired: boolean;
  /** Set if the hub may exist but could not be loaded. */
  onRetry?: () => void;
};

/** The spec's not-found card. With an expired hub, visitors can still book, request a new link or erase their data. */
export function MissingHub({ sessionId, bookingUrl, isExpired, onRetry }: MissingHubProps) {
  const [isErased, setIsErased] = useState(false);
  useEffect(() => {
    const { title } = document;
    document.title = `Strategy Not Found – ${business.name}`;
    // It may turn out to be there.
    return () => {
      document.title = title;
    };
  }, []);
  if (isErased) return <ErasedNote />;
  return (
    <>
      <HubNotice
        title="Strategy Not Found"
        text="We couldn’t find your personalized strategy. This link may be invalid or expired."
      >
        <div className="flex flex-wrap items-start gap-3">
          {isExpired && <ExpiredActions sessionId={sessionId} bookingUrl={bookingUrl} />}
          {onRetry && (
            <Button size="lg" onClick={onRetry} className="max-sm:w-full">
              Try again
            </Button>
          )}
          <Link
            to="/"
            className={buttonClass({
              size: "lg",
              variant: isExpired || onRetry ? "ghost" : "primary",
              className: "max-sm:w-full",
            })}
          >
            Take Assessment
          </Link>
        </div>
      </HubNotice>
      {isExpired && (
        <div className="mx-auto grid max-w-2xl gap-14 px-5 pb-16 sm:px-8">
          <CallCard sessionId={sessionId} source="strategy_hub" />
          <HubPrivacy sessionId={sessionId} emailConsent={null} onErased={() => setIsErased(true)} />
        </div>
      )}
    </>
  );
}

function ExpiredActions({ sessionId, bookingUrl }: { sessionId: string; bookingUrl: string | null }) {
  const page = bookingUrl && bookingPageUrl(bookingUrl, {});
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
