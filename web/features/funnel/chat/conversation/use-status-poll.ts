import { CHAT_STATUS_POLL_MS } from "#domain/funnel/chat/chat";
import { useEffect, useEffectEvent } from "react";
import { fetchStatus } from "../chat-calls.ts";
import type { Tell } from "../chat-state.ts";

/** Polls the message count every five seconds while the page is visible. */
export function useStatusPoll(sessionId: string, isOpen: boolean, tell: Tell): void {
  const ask = useEffectEvent(async (of: string) => {
    if (document.visibilityState === "hidden" || !navigator.onLine) return;
    try {
      const { messageCount } = await fetchStatus(of);
      tell({ type: "counted", messageCount });
    } catch {
      // The next poll follows in five seconds.
    }
  });
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => void ask(sessionId), CHAT_STATUS_POLL_MS);
    const onShown = () => void ask(sessionId);
    document.addEventListener("visibilitychange", onShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [sessionId, isOpen]);
}
