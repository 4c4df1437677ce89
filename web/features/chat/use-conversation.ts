import { useEffect, useState, type ComponentType } from "react";
import type { ConversationProps } from "./conversation.tsx";

type ConversationCode = ComponentType<ConversationProps>;

/** The first sign that somebody is here: until then the page is light. */
const SIGNS = ["pointerover", "touchstart", "keydown", "focusin"] as const;

async function loadConversation(): Promise<ConversationCode | null> {
  try {
    return (await import("./conversation.tsx")).Conversation;
  } catch {
    return null;
  }
}

/** The code of the conversation: fetched when somebody stirs, and at once when it `isWanted`. */
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
