import { useEffect, useEffectEvent, useState } from "react";
import { useLoad, type Loaded } from "../../../lib/use-load.ts";
import { fetchCall, type CallRequestStatus } from "./call-calls.ts";

/** Then less and less often while nothing happens: somebody who has just asked looks, and later they do not. */
const FIRST_POLL_MS = 5_000;
const LAST_POLL_MS = 60_000;
const SLOWER = 1.5;
/** From then on, each return to the page asks. */
const POLLING_MS = 10 * 60_000;

const NONE: CallRequestStatus = {
  ok: true,
  state: "none",
  phone: null,
  again: false,
  usualMinutes: null,
  nextOpening: null,
};

/** What became of a request for a call, followed while it is pending; null until it is known. */
export function useCallRequest(sessionId: string) {
  const first = useLoad(`call ${sessionId}`, () => fetchCall(sessionId));
  const [later, setStatus] = useState<CallRequestStatus | null>(null);
  const status = later ?? firstStatus(first);
  const isPending = status?.state === "asked" || status?.state === "claimed";

  const ask = useEffectEvent(() => {
    // What is known stays on the screen; the next poll may work.
    if (!document.hidden) void fetchCall(sessionId).then(setStatus, () => {});
  });
  const state = status?.state;
  useEffect(() => {
    if (!isPending) return;
    const onReturn = () => ask();
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, [isPending]);
  useEffect(() => (isPending ? pollSlower(() => ask()) : undefined), [isPending, state]);

  return { status, setStatus };
}

/** Null while it loads. If it cannot, asking for a call works all the same, and says itself what is wrong. */
function firstStatus(loaded: Loaded<CallRequestStatus>): CallRequestStatus | null {
  if (loaded.state === "ready") return loaded.data;
  return loaded.state === "failed" ? NONE : null;
}

/** Asks again and again until what is returned is called, or for ten minutes. */
export function pollSlower(ask: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const askAfter = (delay: number, left: number) => {
    if (delay > left) return;
    timer = setTimeout(() => {
      ask();
      askAfter(Math.min(delay * SLOWER, LAST_POLL_MS), left - delay);
    }, delay);
  };
  askAfter(FIRST_POLL_MS, POLLING_MS);
  return () => clearTimeout(timer);
}
