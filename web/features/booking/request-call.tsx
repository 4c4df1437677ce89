import type { BookingSource } from "#domain/ad-events";
import { useState } from "react";
import { retry } from "../../lib/retry.ts";
import { bookingClick, trackEvent } from "../../lib/tracking.ts";

type RequestCallProps = { sessionId: string; source: BookingSource; email?: string | null };

/** Where there is no booking page: the visitor asks, and staff come back to them. */
export function RequestCall({ sessionId, source, email }: RequestCallProps) {
  const [state, setState] = useState<"idle" | "sending" | "sent" | "failed">("idle");

  async function request(): Promise<void> {
    setState("sending");
    trackEvent(sessionId, { name: "CalendarClick", params: { source } });
    try {
      await retry(() => bookingClick(sessionId, source), { attempts: 3 });
      setState("sent");
    } catch {
      setState("failed");
    }
  }

  return (
    <div className="grid justify-items-start gap-3">
      {state !== "sent" && (
        <button
          type="button"
          onClick={() => void request()}
          disabled={state === "sending"}
          className="btn btn-primary btn-lg"
        >
          Request a call
        </button>
      )}
      <p role="status" className="min-h-6">
        {state === "sent" && `Thank you. We'll write to ${email ?? "you"} to find a time.`}
        {state === "failed" && "That did not reach us. Please try again."}
      </p>
    </div>
  );
}
