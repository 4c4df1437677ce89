import { CHAT_ANALYZE_DELAY_MS } from "#domain/chat";
import { useEffect, useEffectEvent } from "react";
import { retry } from "../../lib/retry.ts";
import { analyzeChat } from "./chat-calls.ts";
import type { ChatState } from "./chat-state.ts";
import { quietFailure } from "./quiet-failure.ts";
import type { Tell } from "./use-chat.ts";

const ATTEMPTS = 3;

/** Fetches what is collected, one second after each reply. */
export function useAnalysis({ sessionId, phase, looks, corrections }: ChatState, tell: Tell): void {
  const isOpen = phase === "open";
  const analyze = useEffectEvent(async (of: string) => {
    const { collected, sources } = await retry(() => analyzeChat(of), { attempts: ATTEMPTS });
    tell({ type: "analysed", collected, sources, corrections });
  });
  // The facts are safe on the server and come with the next reply.
  const fail = useEffectEvent((error: unknown) => quietFailure("Failed to analyze", error, tell));
  useEffect(() => {
    if (!isOpen || looks === 0) return;
    const timer = setTimeout(() => void analyze(sessionId).catch(fail), CHAT_ANALYZE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [sessionId, isOpen, looks]);
}
