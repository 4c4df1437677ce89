import { useEffect, useRef } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { Button } from "../../../../ui/button.tsx";
import { missingWords } from "../answers/missing-words.ts";
import { BookButton } from "../results/book-button.tsx";
import type { Booking } from "../results/use-chat-booking.ts";
import type { Chat } from "../use-chat.ts";
import { LimitBanner } from "./limit-banner.tsx";

type LimitNoticeProps = { chat: Chat; booking: Booking; onFill: () => void };

/** How close the chat is to its limit, and how to continue after it. */
export function LimitNotice({ chat, booking, onFill }: LimitNoticeProps) {
  const words = useContent("chat").limit;
  const { messageCount, isAtLimit, missing } = chat;
  const actions = useRef<HTMLDivElement>(null);
  const isReady = isAtLimit && !booking.isLoading;
  useEffect(() => {
    // The input has just disappeared, so the focus moves to booking; the form may be out of view.
    if (isReady) actions.current?.querySelector("button")?.focus();
  }, [isReady]);
  return (
    <div className="chat-limit">
      <LimitBanner messageCount={messageCount} />
      {isAtLimit && (
        <div ref={actions} className="flex flex-wrap gap-2">
          <BookButton booking={booking} size="md" />
          {missing.length > 0 && (
            <Button variant="outline" onClick={onFill}>
              {missingWords(missing, { all: words.fillAll, one: words.fillLast, some: words.fillMore })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
