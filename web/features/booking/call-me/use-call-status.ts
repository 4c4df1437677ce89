import { useEffect, useEffectEvent, useState } from "react";
import { useLoad, type Loaded } from "../../../lib/use-load.ts";
import { fetchCall, type CallStatus } from "./call-calls.ts";

const POLL_MS = 5_000;
/** Ten minutes of polling; from then on, each return to the page asks. */
const POLLS_MOST = 120;

const NONE: CallStatus = {
  ok: true,
  state: "none",
  phone: null,
  again: false,
  usualMinutes: null,
  nextOpening: null,
};

/** What became of a request for a call, followed while it is pending; null until it is known. */
export function useCallStatus(sessionId: string) {
  const first = useLoad(`call ${sessionId}`, () => fetchCall(sessionId));
  const [later, setStatus] = useState<CallStatus | null>(null);
  const status = later ?? firstStatus(first);
  const isPending = status?.state === "asked" || status?.state === "claimed";

  const ask = useEffectEvent(() => {
    // What is known stays on the screen; the next poll may work.
    if (!document.hidden) void fetchCall(sessionId).then(setStatus, () => {});
  });
  useEffect(() => {
    if (!isPending) return;
    let left = POLLS_MOST;
    const poll = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(poll);
      ask();
    }, POLL_MS);
    const onReturn = () => ask();
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      clearInterval(poll);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [isPending]);

  return { status, setStatus };
}

/** Null while it loads. If it cannot, asking for a call works all the same, and says itself what is wrong. */
function firstStatus(loaded: Loaded<CallStatus>): CallStatus | null {
  if (loaded.state === "ready") return loaded.data;
  return loaded.state === "failed" ? NONE : null;
}
