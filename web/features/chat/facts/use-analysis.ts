import { CHAT_ANALYZE_DELAY_MS } from "#domain/chat/chat";
import { useEffect, useEffectEvent } from "react";
import { retry } from "../../../lib/retry.ts";
import { analyzeChat } from "../chat-calls.ts";
import type { ChatState } from "../chat-state.ts";
import { quietFailure } from "../quiet-failure.ts";
import type { Tell } from "../use-chat.ts";

const ATTEMPTS = 3;

/** Fetches what is collected, one second after each reply. */
export function useAnalysis({ sessionId, phase, looks, corrections }: ChatState, tell: Tell): void {
  const analyze = useEffectEvent(async (look: number) => {
    if (phase !== "open") return;
    try {
      const { collected, sources } = await retry(() => analyzeChat(sessionId), { attempts: ATTEMPTS });
      tell({ type: "analysed", look, corrections, collected, sources });
    } catch (error) {
      // The facts are safe on the server and come with the next reply.
      quietFailure("Failed to analyze", error, tell);
    }
  });
  useEffect(() => {
    // Not put off by the next reply: who answers fast wants to see it too.
    if (looks > 0) setTimeout(() => void analyze(looks), CHAT_ANALYZE_DELAY_MS);
  }, [looks]);
}
