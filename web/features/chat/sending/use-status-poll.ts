import { CHAT_STATUS_POLL_MS } from "#domain/chat/chat";
import { useEffect, useEffectEvent } from "react";
import { fetchStatus } from "../chat-calls.ts";
import type { Tell } from "../use-chat.ts";

/** Asks every five seconds how many messages are counted, while somebody is looking. */
export function useStatusPoll(sessionId: string, isOpen: boolean, tell: Tell): void {
  const ask = useEffectEvent(async (of: string) => {
    if (document.visibilityState === "hidden" || !navigator.onLine) return;
    try {
      const { messageCount } = await fetchStatus(of);
      tell({ type: "counted", messageCount });
    } catch {
      // The next one is five seconds away.
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
