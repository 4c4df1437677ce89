import { useEffect, useState, type ComponentType } from "react";
import type { ConversationProps } from "../conversation/conversation.tsx";

type ConversationCode = ComponentType<ConversationProps>;

/** The first sign of activity; until then the page stays light. */
const SIGNS = ["pointerover", "touchstart", "keydown", "focusin"] as const;

async function loadConversation(): Promise<ConversationCode | null> {
  try {
    return (await import("../conversation/conversation.tsx")).Conversation;
  } catch {
    return null;
  }
}

/** The conversation's code, fetched at the first sign of activity, or at once if it `isWanted`. */
export function useConversation(isWanted: boolean) {
  const [code, setCode] = useState<{ Conversation: ConversationCode } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const waiting = new AbortController();
    const load = () => {
      waiting.abort();
      void loadConversation().then((Conversation) => {
        if (Conversation) setCode({ Conversation });
        else setHasFailed(isWanted);
      });
    };
    if (isWanted) load();
    else for (const sign of SIGNS) addEventListener(sign, load, { passive: true, signal: waiting.signal });
    return () => waiting.abort();
  }, [isWanted, attempt]);

  return {
    Conversation: code?.Conversation ?? null,
    hasFailed,
    again: () => {
      setHasFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}
