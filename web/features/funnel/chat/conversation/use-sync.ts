import { useEffect, useEffectEvent } from "react";
import { useContent, useContentVersion } from "../../../../content/use-content.tsx";
import { retry } from "../../../../lib/retry.ts";
import { initChat } from "../chat-calls.ts";
import type { ChatState, Tell } from "../chat-state.ts";
import { completeChat } from "../results/complete-chat.ts";
import { quietFailure } from "../quiet-failure.ts";
import { answeredCount } from "./transcript.ts";

/**
 * Replaces this page's transcript with the server's: when a saved chat is resumed or a result returned to, and when the
 * server counts more messages than are shown because another tab is writing too.
 */
export function useSync(state: ChatState, tell: Tell): void {
  const { greeting } = useContent("chat");
  const contentVersion = useContentVersion();
  const { sessionId, phase, isStale, syncedAt, messageCount, transcript } = state;
  const isBehind =
    phase === "open" && messageCount > answeredCount(transcript.messages) && syncedAt !== messageCount;
  const isDue = phase !== "gone" && !transcript.writing && (isStale || isBehind);

  const sync = useEffectEvent(async (of: string) => {
    try {
      const {
        messages,
        messageCount: counted,
        collected,
        completed,
      } = await retry(() => initChat(of, { greeting, contentVersion }, true));
      tell({ type: "rehydrated", messages, messageCount: counted, collected, completed });
      if (completed && phase === "open")
        tell({ type: "completed", result: await completeChat(of, collected) });
    } catch (error) {
      quietFailure("chat not fetched", error, tell);
    }
  });

  useEffect(() => {
    if (isDue) void sync(sessionId);
  }, [isDue, sessionId]);
}
