import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { isPassing, waitForTry } from "../../lib/retry.ts";
import { submitLead, type Lead } from "./submit-lead.ts";

export type SubmitStatus =
  | { phase: "idle" }
  | { phase: "sending" }
  /** Not sent yet; tried again by itself. */
  | { phase: "waiting"; isOffline: boolean }
  /** Not sent, and not tried again but when the connection comes back. */
  | { phase: "failed"; reason: string; mayPass: boolean }
  | { phase: "sent" };

/** Sends the lead form. `renewSession` gives a new id when the old one can no longer be written to. */
export function useSubmit(renewSession: () => string) {
  const [status, setStatus] = useState<SubmitStatus>({ phase: "idle" });
  const wake = useRef<AbortController>(null);
  const last = useRef<{ sessionId: string; lead: Lead }>(null);
  const isBusy = status.phase === "sending" || status.phase === "waiting" || status.phase === "sent";

  async function wait(delay: number, error: unknown): Promise<void> {
    const waking = (wake.current = new AbortController());
    setStatus({ phase: "waiting", isOffline: !navigator.onLine });
    await waitForTry(delay, error, waking.signal);
    setStatus({ phase: "sending" });
  }

  async function send(sessionId: string, lead: Lead, mayRenew = true): Promise<void> {
    last.current = { sessionId, lead };
    setStatus({ phase: "sending" });
    try {
      await submitLead(sessionId, () => last.current?.lead ?? lead, wait);
      setStatus({ phase: "sent" });
      // A new document: whatever was loaded here must not read the hub's address (contract 4).
      window.location.assign(`/hub/${sessionId}`);
    } catch (error) {
      if (mayRenew && isClosed(error)) return send(renewSession(), lead, false);
      setStatus(failureOf(error));
    }
  }

  const sendAgain = useEffectEvent(() => {
    if (last.current && !isBusy) void send(last.current.sessionId, last.current.lead);
  });
  const mayPass = status.phase === "failed" && status.mayPass;
  useEffect(() => {
    if (!mayPass) return;
    window.addEventListener("online", sendAgain);
    return () => window.removeEventListener("online", sendAgain);
  }, [mayPass]);

  return {
    status,
    submit: (sessionId: string, lead: Lead) => {
      if (!isBusy) void send(sessionId, lead);
    },
    /** What is sent from the next attempt on, when the form changes while one is waited for. */
    update: (lead: Lead) => {
      if (last.current) last.current = { ...last.current, lead };
    },
    tryNow: () => wake.current?.abort(),
  };
}

/** The session was erased, or is a chat's: its answers go under a new one. */
function isClosed(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "gone" || error.code === "conflict");
}

function failureOf(error: unknown): SubmitStatus {
  const mayPass = isPassing(error);
  const reason = error instanceof ApiError && !mayPass ? error.reason : "We couldn't reach our server.";
  return { phase: "failed", reason, mayPass };
}
