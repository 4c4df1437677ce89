import type { BookingSource } from "#domain/ads/ad-events";
import { useState } from "react";
import { carryOut, notDone } from "../../lib/carry-out.ts";
import { bookingClick, trackEvent } from "../../lib/tracking.ts";

export type CallRequest = {
  state: "idle" | "sending" | "sent";
  /** Why the last attempt failed; otherwise empty. */
  problem: string;
  request: () => void;
};

/** A visitor's request for a call, on pages without a booking page. All buttons share this one state. */
export function useCallRequest(sessionId: string, source: BookingSource): CallRequest {
  const [state, setState] = useState<CallRequest["state"]>("idle");
  const [problem, setProblem] = useState("");

  async function request(): Promise<void> {
    setState("sending");
    setProblem("");
    trackEvent(sessionId, { name: "CalendarClick", params: { source } });
    try {
      await carryOut(() => bookingClick(sessionId, source));
      setState("sent");
    } catch (error) {
      setState("idle");
      setProblem(notDone("Your request didn’t reach us", error));
    }
  }

  return { state, problem, request: () => void request() };
}
