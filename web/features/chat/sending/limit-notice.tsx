import { limitBanner } from "#domain/chat/chat";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { BookButton } from "../results/book-button.tsx";
import type { Booking } from "../results/use-booking.ts";
import type { Chat } from "../use-chat.ts";

type LimitNoticeProps = { chat: Chat; booking: Booking; onBook: () => void; onFill: () => void };

/** How close the chat is to its limit, in the spec's words, and how to continue after it. */
export function LimitNotice({ chat, booking, onBook, onFill }: LimitNoticeProps) {
  const { messageCount, isAtLimit, phase, missing } = chat;
  const actions = useRef<HTMLDivElement>(null);
  const isReady = isAtLimit && booking.config.state !== "loading";
  const text = limitBanner(messageCount);
  useEffect(() => {
    // The input has just disappeared, so the focus moves to booking; the form may be out of view.
    if (isReady) actions.current?.querySelector("button")?.focus();
  }, [isReady]);
  return (
    <div className="chat-limit">
      <p role="status" data-strong={isAtLimit || undefined} className="chat-notice">
        {text}
      </p>
      {isAtLimit && (
        <div ref={actions} className="flex flex-wrap gap-2">
          <BookButton booking={booking} onBook={onBook} size="md" />
          {phase === "open" && missing.length > 0 && (
            <Button variant="outline" onClick={onFill}>
              {missing.length === 1
                ? "Fill in the last answer"
                : `Fill in the last ${missing.length} answers`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
