import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { ChatLog } from "./chat-log.tsx";
import { Composer } from "./composer.tsx";
import type { UserMessage } from "./transcript.ts";
import type { Draft } from "./use-draft.ts";
import type { Chat } from "../use-chat.ts";

type ChatPanelProps = {
  chat: Chat;
  draft: Draft;
  areDigitsMuted: boolean;
  /** Notices above the input. */
  children: ReactNode;
};

/** The conversation and its input. */
export function ChatPanel({ chat, draft, areDigitsMuted, children }: ChatPanelProps) {
  const { rule, panel } = useContent("chat").talk;
  const field = useRef<HTMLTextAreaElement>(null);

  const enter = useEffectEvent(() => {
    // On a touch screen the keyboard would cover the question.
    if (matchMedia("(pointer: fine)").matches) field.current?.focus({ preventScroll: true });
  });
  useEffect(() => enter(), []);

  function send(): void {
    if (chat.send(draft.text)) draft.clear();
  }

  function edit(message: UserMessage): void {
    draft.type([draft.text, message.content].filter(Boolean).join("\n"));
    chat.withdraw(message.messageId);
    field.current?.focus();
  }

  return (
    <section aria-label={panel} className="chat-panel">
      <ChatLog chat={chat} areDigitsMuted={areDigitsMuted} onEdit={edit} />
      <div className="chat-foot-room">
        <div className="chat-foot">
          {children}
          <Composer
            field={field}
            text={draft.text}
            onType={draft.type}
            onSend={send}
            isBusy={chat.isBusy}
            isClosed={chat.isAtLimit}
          />
          <p className="chat-rule">{rule}</p>
        </div>
      </div>
    </section>
  );
}
