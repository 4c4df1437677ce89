import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../../../lib/api-error.ts";
import { goTo } from "../../../../lib/go-to.ts";
import { waitForTry } from "../../../../lib/retry.ts";
import { leaveFor, stepFailed } from "../../../../lib/visit/visit-steps.ts";
import { keepForm, type Lead } from "./kept-forms.ts";
import { finishedForm, isRefusal, submitLead } from "./submit-lead.ts";

export type SubmitStatus =
  | { phase: "idle" }
  | { phase: "sending" }
  /** Not sent yet; retried automatically, and on a later visit if the browser can keep it. */
  | { phase: "waiting"; isOffline: boolean; isKept: boolean }
  /** Not sent, and not retried on this page; `reason` is the server’s, null if it was not reached. */
  | { phase: "failed"; reason: string | null }
  | { phase: "sent" };

/** Sends the lead form. `renewSession` returns a new session id if the old session can no longer be written to. */
export function useSubmit(renewSession: () => string) {
  const [status, setStatus] = useState<SubmitStatus>({ phase: "idle" });
  const wake = useRef<AbortController>(null);
  const last = useRef<{ sessionId: string; lead: Lead }>(null);
  const leaving = useRef<AbortController>(null);
  const isBusy = status.phase === "sending" || status.phase === "waiting" || status.phase === "sent";

  async function wait(delay: number, error: unknown): Promise<void> {
    const waking = (wake.current = new AbortController());
    setStatus({ phase: "waiting", isOffline: !navigator.onLine, isKept: keepLast() });
    await waitForTry(delay, error, waking.signal);
    if (leaving.current?.signal.aborted) throw error;
    setStatus({ phase: "sending" });
  }

  function keepLast(): boolean {
    return last.current !== null && keepForm(finishedForm(last.current.sessionId, last.current.lead));
  }

  async function send(sessionId: string, lead: Lead, mayRenew = true): Promise<void> {
    last.current = { sessionId, lead };
    setStatus({ phase: "sending" });
    try {
      const left = leaving.current?.signal;
      await submitLead(() => finishedForm(sessionId, last.current?.lead ?? lead), { wait, left });
      setStatus({ phase: "sent" });
      leaveFor("hub");
      // Loads a new document: nothing loaded here may read the hub's address (contract 4).
      goTo(`/hub/${sessionId}`);
    } catch (error) {
      if (mayRenew && isClosed(error)) return send(renewSession(), lead, false);
      stepFailed();
      setStatus({ phase: "failed", reason: reasonOf(error) });
    }
  }

  useEffect(() => {
    const leave = (leaving.current = new AbortController());
    return () => {
      leave.abort();
      wake.current?.abort();
    };
  }, []);

  return {
    status,
    submit: (sessionId: string, lead: Lead) => {
      if (!isBusy) void send(sessionId, lead);
    },
    /** Changes the form for the next attempt, if it is edited while waiting. */
    update: (lead: Lead) => {
      if (last.current) last.current = { ...last.current, lead };
      keepLast();
    },
    tryNow: () => wake.current?.abort(),
  };
}

/** The session was erased or belongs to a chat: the answers go under a new one. */
function isClosed(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "gone" || error.code === "conflict");
}

function reasonOf(error: unknown): string | null {
  return isRefusal(error) ? error.reason : null;
}
