import { CHAT_MESSAGE_CAP, CHAT_PROMPT_DELAY_MS } from "#domain/chat/chat";
import { useEffect, useEffectEvent } from "react";
import { newUuid } from "../../../lib/uuid.ts";
import type { ChatState, Tell } from "../chat-state.ts";
import { sendable } from "./sendable.ts";
import type { UserMessage } from "../log/transcript.ts";
import { useDelivery } from "./use-delivery.ts";

/** Sending and retrying messages, including the first one from a link. */
export function useSender(state: ChatState, tell: Tell) {
  const { prompt } = state;
  const { canSend, deliver } = useDelivery(state, tell);

  const sendPrompt = useEffectEvent(() => {
    tell({ type: "prompted" });
    if (prompt) deliver({ messageId: newUuid(), text: prompt });
  });
  useEffect(() => {
    if (!prompt) return;
    const timer = setTimeout(sendPrompt, CHAT_PROMPT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [prompt]);

  return {
    canSend,
    isAtLimit: state.messageCount >= CHAT_MESSAGE_CAP,
    isBusy: state.transcript.writing !== null,
    /** Returns false if it was not sent: the text is blank, or nothing can be sent now. */
    send: (typed: string): boolean => {
      const text = sendable(typed);
      return text !== "" && deliver({ messageId: newUuid(), text });
    },
    retry: ({ messageId, content }: UserMessage) => void deliver({ messageId, text: content }),
    withdraw: (messageId: string) => tell({ type: "transcript", change: { type: "withdrawn", messageId } }),
  };
}
