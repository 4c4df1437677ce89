import type { ReactNode } from "react";
import type { BookedCall as Call } from "../booking/booked-call.ts";
import { BookedCall } from "./booked-call.tsx";
import { HubNotice } from "./hub-notice.tsx";

type ExpiredCallProps = {
  sessionId: string;
  call: Call;
  bookingRef: string | null;
  onTime: (startsAt: string, pages: Call["pages"]) => void;
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
      <BookedCall {...booked} />
      {children}
    </HubNotice>
  );
}
