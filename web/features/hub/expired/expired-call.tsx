import type { ReactNode } from "react";
import type { BookedCall } from "../../booking/booked-call.ts";
import { BookedCallCard } from "../call/booked-call-card.tsx";
import { HubNotice } from "../hub-notice.tsx";

type ExpiredCallProps = {
  sessionId: string;
  call: BookedCall;
  bookingRef: string | null;
  onTime: (startsAt: string, pages: BookedCall["pages"]) => void;
  /** When the hub closed. */
  above: ReactNode;
  /** Ways on. */
  children: ReactNode;
};

/** The call of a visitor whose hub has closed before it. */
export function ExpiredCall({ above, children, ...booked }: ExpiredCallProps) {
  return (
    <HubNotice
      above={above}
      title="Your call is booked"
      text="Your strategy hub has closed, but your call is still on."
    >
      <BookedCallCard {...booked} />
      {children}
    </HubNotice>
  );
}
