import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { filled } from "#domain/content/filled";
import { greeting } from "#domain/funnel/hub/hub";
import { ChevronDown, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { PageHeader } from "../../../../content/page-header.tsx";
import { useContent } from "../../../../content/use-content.tsx";
import { useNotDone } from "../../../../content/use-not-done.ts";
import { carryOut } from "../../../../lib/carry-out.ts";
import { enterStep } from "../../../../lib/visit/visit-steps.ts";
import { Button } from "../../../../ui/button.tsx";
import { CheckboxField } from "../../../../ui/checkbox-field.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { AfterBooking } from "../../../booking/visitor/after-booking.tsx";
import { BookingSection } from "../../../booking/visitor/booking-section.tsx";
import { CallCard } from "../../../booking/visitor/call-me/call-card.tsx";
import { RequestCallButton } from "../../../booking/visitor/call-me/request-call-button.tsx";
import { SiteFooter } from "../../../people/privacy/site-footer.tsx";
import { ClosedHubNote } from "../../result/closed-hub-note.tsx";
import { Result } from "../../result/result.tsx";
import { allowMail } from "../chat-calls.ts";
import type { ChatResult } from "../chat-state.ts";
import { InfoPanel } from "../answers/info-panel.tsx";
import { ChatPanel } from "../conversation/chat-panel.tsx";
import { LimitBanner } from "../conversation/limit-banner.tsx";
import type { Draft } from "../conversation/use-draft.ts";
import type { Chat } from "../use-chat.ts";
import { BookButton } from "./book-button.tsx";
import { ExtraCard } from "./extra-card.tsx";
import { BOOKING_SOURCE, type Booking } from "./use-chat-booking.ts";

export type ResultScreenProps = {
  chat: Chat;
  result: ChatResult;
  booking: Booking;
  draft: Draft;
  onStartOver: () => void;
};

/** The result takes the page: what was found, the program, the call. The conversation stays, folded below. */
export function ResultScreen({ chat, result, booking, draft, onStartOver }: ResultScreenProps) {
  const { sessionId, collected, transcript } = chat;
  const { chat: words, greeting: greetings } = useContent("results");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    enterStep("chat", "chat_results");
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader />
      <main tabIndex={-1} className="chat-done">
        <Result
          sessionId={sessionId}
          offerTier={result.offerTier}
          answers={collected}
          above={filled(words.above, { greeting: greeting(collected.name ?? null, greetings) })}
          heading={{ ref: heading, tabIndex: -1 }}
          book={
            booking.hasNoCalendar ? (
              <RequestCallButton variant="outline" sessionId={sessionId} source={BOOKING_SOURCE} />
            ) : (
              <BookButton booking={booking} variant="outline" size="lg" />
            )
          }
        >
          <ClosedHubNote hubExpiresAt={result.hubExpiresAt} />
          <ConsentBox sessionId={sessionId} />
        </Result>
        {chat.isStored && !booking.call && <CallCard sessionId={sessionId} source={BOOKING_SOURCE} />}
        <ExtraCard sessionId={sessionId} />
        <ChatBooking sessionId={sessionId} answers={collected} booking={booking} />
        <div className="grid gap-3">
          <Fold title={words.told}>
            <InfoPanel chat={chat} isTitled={false} editing={null} onEdit={() => {}} />
          </Fold>
          <Fold title={transcript.messages.length > 0 ? words.conversation : words.ask}>
            <ChatPanel chat={chat} draft={draft} areDigitsMuted>
              <LimitBanner messageCount={chat.messageCount} />
            </ChatPanel>
          </Fold>
        </div>
        <div className="grid justify-items-start gap-1">
          <Button variant="ghost" onClick={onStartOver} className="-ml-4">
            <RotateCcw aria-hidden="true" className="size-4" />
            {words.startAgain}
          </Button>
          <p className="text-base-content/75 text-sm">{words.note}</p>
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
      <summary className="chat-fold-title">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0" />
      </summary>
      {isOpen && <div className="chat-fold-content">{children}</div>}
    </details>
  );
}

type ConsentState = { isGiven: boolean; news: string };

/** Consent to email: a separate box, unticked at first and stored as soon as it is ticked. */
function ConsentBox({ sessionId }: { sessionId: string }) {
  const { mail } = useContent("consents");
  const words = useContent("chat").result;
  const notDone = useNotDone();
  const [{ isGiven, news }, setState] = useState<ConsentState>({ isGiven: false, news: "" });

  async function decide(isWanted: boolean): Promise<void> {
    setState({ isGiven: isWanted, news: "" });
    try {
      await carryOut(() => allowMail(sessionId, isWanted, mail));
      setState({ isGiven: isWanted, news: isWanted ? words.mailed : words.notMailed });
    } catch (error) {
      setState({ isGiven: !isWanted, news: notDone(words.notSaved, error) });
    }
  }

  return (
    <div className="grid gap-1">
      <CheckboxField
        name="emailConsent"
        label={mail}
        checked={isGiven}
        onChange={(event) => void decide(event.target.checked)}
      />
      <p role="status" className="text-base-content/75 ml-9 text-sm empty:hidden">
        {news}
      </p>
    </div>
  );
}

type ChatBookingProps = { sessionId: string; answers: AnyAnswers; booking: Booking };

/** Booking a call within the page, below the result. */
function ChatBooking({ sessionId, answers, booking }: ChatBookingProps) {
  const { config, isLoading, bookingRef, name, email, call, onBooked } = booking;
  const { failed, again } = useContent("booking");
  if (isLoading || config.state === "loading") return <Skeleton className="h-[700px]" />;
  if (config.state === "failed") {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{failed}</p>
        <Button onClick={config.again}>{again}</Button>
      </div>
    );
  }
  return (
    <BookingSection
      sessionId={sessionId}
      source={BOOKING_SOURCE}
      bookingUrl={config.data.bookingUrl}
      bookingRef={bookingRef}
      name={name}
      email={email}
      call={call}
      onBooked={onBooked}
      afterBooking={
        call && (
          <AfterBooking
            sessionId={sessionId}
            call={call}
            bookingRef={bookingRef}
            answers={answers}
            onTime={onBooked}
          />
        )
      }
    />
  );
}
