import type { ReactNode } from "react";
import { useContent } from "../../../content/use-content.tsx";
import type { VisitorBooking } from "../../booking/visitor-booking.ts";
import { BookedCard } from "../call/booked-card.tsx";
import { HubNotice } from "../hub-notice.tsx";

type ExpiredCallProps = {
  sessionId: string;
  call: VisitorBooking;
  bookingRef: string | null;
  onTime: (call: VisitorBooking) => void;
  /** When the hub closed. */
  above: ReactNode;
  /** Ways on. */
  children: ReactNode;
};

/** The call of a visitor whose hub has closed before it. */
export function ExpiredCall({ above, children, ...booked }: ExpiredCallProps) {
  const words = useContent("hub").closed.call;
  return (
    <HubNotice above={above} {...words}>
      <BookedCard {...booked} />
      {children}
    </HubNotice>
  );
}
