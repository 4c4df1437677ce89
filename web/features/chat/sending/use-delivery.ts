import { CHAT_MESSAGE_CAP } from "#domain/chat/chat";
import { useEffect, useEffectEvent, useRef } from "react";
import { useContent } from "../../../content/use-content.tsx";
import { stepFailed } from "../../../lib/visit/visit-steps.ts";
import type { ChatState, Tell } from "../chat-state.ts";
import { deliverMessage } from "./deliver-message.ts";
import { sendFailure } from "./send-failure.ts";
import type { TranscriptAction } from "../log/transcript.ts";

type Outgoing = { messageId: string; text: string };

/** Delivers messages one after the other. A delivery stopped by a lost connection resumes when it is back. */
export function useDelivery(state: ChatState, tell: Tell) {
  const { failures } = useContent("chat");
  const { sessionId, messageCount, phase, transcript } = state;
  const canSend = !transcript.writing && messageCount < CHAT_MESSAGE_CAP && phase !== "gone";
  // The state lags behind a double click.
  const isBusy = useRef(false);
  const lost = useRef<Outgoing>(null);

  async function exchange({ messageId, text }: Outgoing): Promise<void> {
    const change = (action: TranscriptAction) => tell({ type: "transcript", change: action });
    change({ type: "sent", messageId, text });
    try {
      const counted = await deliverMessage(
        { sessionId, messageId, text },
        {
          onContent: (content) => change({ type: "chunk", messageId, content }),
          onRestart: () => change({ type: "restarted", messageId }),
        },
      );
      change({ type: "finished", messageId });
      tell({ type: "counted", messageCount: counted ?? messageCount + 1 });
    } catch (error) {
      const failure = sendFailure(error, navigator.onLine, failures);
      stepFailed();
      change({ type: "failed", messageId, failure: failure.text });
      if (failure.kind === "limit") tell({ type: "limited" });
      if (failure.kind === "gone") tell({ type: "gone" });
      if (failure.kind === "connection") lost.current = { messageId, text };
    }
  }

  /** Returns false if the message cannot be sent now. */
  function deliver(outgoing: Outgoing): boolean {
    if (!canSend || isBusy.current) return false;
    isBusy.current = true;
    lost.current = null;
    void exchange(outgoing).finally(() => {
      isBusy.current = false;
    });
    return true;
  }

  const onOnline = useEffectEvent(() => {
    if (lost.current) deliver(lost.current);
  });
  useEffect(() => {
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);

  return { canSend, deliver };
}
