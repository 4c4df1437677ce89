import { CHAT_ANALYZE_DELAY_MS } from "#domain/funnel/chat/chat";
import { useEffect, useEffectEvent } from "react";
import { retry } from "../../../../lib/retry.ts";
import { analyzeChat } from "../chat-calls.ts";
import type { ChatState, Tell } from "../chat-state.ts";
import { quietFailure } from "../quiet-failure.ts";

const ATTEMPTS = 3;

/** Fetches the collected facts one second after each reply. */
export function useAnalysis({ sessionId, phase, looks, corrections }: ChatState, tell: Tell): void {
  const analyze = useEffectEvent(async (look: number) => {
    if (phase !== "open") return;
    try {
      const { collected, sources } = await retry(() => analyzeChat(sessionId), { attempts: ATTEMPTS });
      tell({ type: "analysed", look, corrections, collected, sources });
    } catch (error) {
      // The facts are safe on the server and arrive with the next reply.
      quietFailure("Failed to analyze", error, tell);
    }
  });
  useEffect(() => {
    // The next reply does not postpone this: visitors who answer fast should see their facts as well.
    if (looks > 0) setTimeout(() => void analyze(looks), CHAT_ANALYZE_DELAY_MS);
  }, [looks]);
}
