import type { BookingSource } from "#domain/ad-events";
import { useState } from "react";
import { retry } from "../../lib/retry.ts";
import { bookingClick, trackEvent } from "../../lib/tracking.ts";

export type CallRequest = {
  state: "idle" | "sending" | "sent" | "failed";
  request: () => void;
};

const ATTEMPTS = 3;

/** A visitor's request to be called, for pages without a booking page. One state for all their buttons. */
export function useCallRequest(sessionId: string, source: BookingSource): CallRequest {
  const [state, setState] = useState<CallRequest["state"]>("idle");

  async function request(): Promise<void> {
    setState("sending");
    trackEvent(sessionId, { name: "CalendarClick", params: { source } });
    try {
      await retry(() => bookingClick(sessionId, source), { attempts: ATTEMPTS });
      setState("sent");
    } catch {
      setState("failed");
    }
  }

  return { state, request: () => void request() };
}
