import type { ReactNode } from "react";
import { buttonClass } from "../../ui/button-class.ts";
import { CallDate } from "../booking/call-date.tsx";
import { useCallTime } from "../booking/use-call-time.ts";
import type { ExpiredHub } from "./hub-data.ts";
import { HubNotice } from "./hub-notice.tsx";

type ExpiredCallProps = {
  sessionId: string;
  call: NonNullable<ExpiredHub["call"]>;
  bookingRef: string | null;
  /** The start of the call is known now; ISO text. */
  onTime: (startsAt: string) => void;
  /** Ways on. */
  children: ReactNode;
};

/** The call of a visitor whose hub has closed before it. */
export function ExpiredCall({ sessionId, call, bookingRef, onTime, children }: ExpiredCallProps) {
  useCallTime(sessionId, call, onTime);
  const { startsAt, pages } = call;
  return (
    <HubNotice
      title="Your call is booked"
      text={`Your strategy hub has closed, but your call stands. ${startsAt ? "How to join is" : "The day and time are"} in your confirmation email.`}
    >
      <CallDate call={call} bookingRef={bookingRef} />
      {pages ? (
        <div className="flex flex-wrap gap-3">
          <PageLink href={pages.move}>Move the call</PageLink>
          <PageLink href={pages.cancel}>Cancel the call</PageLink>
        </div>
      ) : (
        <p>To move or cancel it, use the links in your confirmation email.</p>
      )}
      {children}
    </HubNotice>
  );
}

function PageLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: "outline" })}>
      {children}
    </a>
  );
}
