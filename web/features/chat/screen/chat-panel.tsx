import { useEffect, useEffectEvent, useRef, useState } from "react";
import { forgetDraft, keepDraft, readDraft } from "../sending/chat-draft.ts";
import { ChatLog } from "../log/chat-log.tsx";
import { Composer } from "../sending/composer.tsx";
import { LimitNotice } from "../sending/limit-notice.tsx";
import { ResultNotice } from "../results/result-notice.tsx";
import type { UserMessage } from "../log/transcript.ts";
import type { Booking } from "../results/use-booking.ts";
import type { Chat } from "../use-chat.ts";

type ChatPanelProps = {
  chat: Chat;
  booking: Booking;
  areDigitsMuted: boolean;
  onBook: () => void;
  onFill: () => void;
  onShowResult: () => void;
};

/** The conversation and everything around its input. */
export function ChatPanel(props: ChatPanelProps) {
  const { chat, booking, areDigitsMuted, onBook, onFill, onShowResult } = props;
  const { sessionId } = chat;
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readDraft(sessionId));

  const enter = useEffectEvent(() => {
    // On a touch screen the keyboard would cover the question.
    if (matchMedia("(pointer: fine)").matches) field.current?.focus({ preventScroll: true });
  });
  useEffect(() => enter(), []);

  function type(typed: string): void {
    setText(typed);
    keepDraft(sessionId, typed);
  }

  function send(): void {
    if (!chat.send(text)) return;
    setText("");
    forgetDraft();
  }

  function edit(message: UserMessage): void {
    type([text, message.content].filter(Boolean).join("\n"));
    chat.withdraw(message.messageId);
    field.current?.focus();
  }

  return (
    <section aria-label="Chat" className="chat-panel">
      <ChatLog chat={chat} areDigitsMuted={areDigitsMuted} onEdit={edit} />
      <div className="chat-foot">
        <LimitNotice chat={chat} booking={booking} onBook={onBook} onFill={onFill} />
        <ResultNotice chat={chat} onShow={onShowResult} />
        <Composer
          field={field}
          text={text}
          onType={type}
          onSend={send}
          isBusy={chat.isBusy}
          isClosed={chat.isAtLimit}
        />
      </div>
    </section>
  );
}
