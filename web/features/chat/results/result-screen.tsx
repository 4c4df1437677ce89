import { RotateCcw } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { PageHeader } from "../../../content/page-header.tsx";
import { Button } from "../../../ui/button.tsx";
import { SiteFooter } from "../../privacy/site-footer.tsx";
import type { ChatResult } from "../chat-state.ts";
import { InfoPanel } from "../facts/info-panel.tsx";
import { ChatPanel } from "../screen/chat-panel.tsx";
import { LimitBanner } from "../sending/limit-banner.tsx";
import type { Draft } from "../sending/use-draft.ts";
import type { Chat } from "../use-chat.ts";
import { ChatBooking } from "./chat-booking.tsx";
import { RESULTS_HEADING_ID, ResultsCard } from "./results-card.tsx";
import type { Booking } from "./use-booking.ts";

type ResultScreenProps = {
  chat: Chat;
  result: ChatResult;
  booking: Booking;
  draft: Draft;
  onStartOver: () => void;
};

/** The result takes the page: what was found, the program, the call. The conversation stays, folded below. */
export function ResultScreen({ chat, result, booking, draft, onStartOver }: ResultScreenProps) {
  const { sessionId, collected, transcript } = chat;
  useEffect(() => {
    window.scrollTo(0, 0);
    document.getElementById(RESULTS_HEADING_ID)?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader />
      <main tabIndex={-1} className="chat-done">
        <ResultsCard
          sessionId={sessionId}
          offerTier={result.offerTier}
          collected={collected}
          booking={booking}
        />
        <ChatBooking sessionId={sessionId} booking={booking} />
        <div className="grid gap-3">
          <Fold title="Your answers">
            <InfoPanel chat={chat} editing={null} onEdit={() => {}} />
          </Fold>
          <Fold
            title={transcript.messages.length > 0 ? "Show our conversation" : "Ask the assessor a question"}
          >
            <ChatPanel chat={chat} draft={draft} areDigitsMuted>
              <LimitBanner messageCount={chat.messageCount} />
            </ChatPanel>
          </Fold>
        </div>
        <div className="grid justify-items-start gap-1">
          <Button variant="ghost" onClick={onStartOver} className="-ml-4">
            <RotateCcw aria-hidden="true" className="size-4" />
            Start again
          </Button>
          <p className="text-base-content/75 text-sm">
            A new chat, with new questions. This result stays in your hub.
          </p>
        </div>
      </main>
      <SiteFooter />
    </div>
  );
}

/** A part of the page that opens on request; its content is rendered from then on. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="chat-fold" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="chat-fold-title">{title}</summary>
      {isOpen && <div className="chat-fold-content">{children}</div>}
    </details>
  );
}
