import type { BookingSource } from "#domain/money/ads/ad-events";
import { PhoneCall } from "lucide-react";
import { useContent } from "../../../../content/use-content.tsx";
import { trackBookingClick } from "../../../../lib/visit/tracking.ts";
import { Button } from "../../../../ui/button.tsx";
import type { ButtonLook } from "../../../../ui/button-class.ts";
import { showCallCard } from "./show-call-card.ts";

type RequestCallButtonProps = ButtonLook & { sessionId: string; source: BookingSource };

/** Where nothing can be booked: the way to the card that asks for a call. */
export function RequestCallButton(props: RequestCallButtonProps) {
  const { request } = useContent("booking");
  const { sessionId, source, size = "lg", className = "", ...look } = props;
  return (
    <Button
      {...look}
      size={size}
      className={`max-sm:w-full ${className}`}
      onClick={() => {
        trackBookingClick(sessionId, source);
        showCallCard();
      }}
    >
      <PhoneCall aria-hidden="true" className="size-5" />
      {request}
    </Button>
  );
}
