import type { InterviewField } from "#domain/funnel/interview/interview-fields";
import { useRef, useState, useEffect, useSyncExternalStore, type RefObject } from "react";
import { flushSync } from "react-dom";
import { PageHeader } from "../../../../content/page-header.tsx";
import { useContent } from "../../../../content/use-content.tsx";
import { PageFrame } from "../../../../page-frame.tsx";
import { Drawer } from "../../../../ui/drawer.tsx";
import { LegalLinks } from "../../../people/privacy/legal-links.tsx";
import { useConsentBarHeight } from "../../../people/privacy/use-consent-bar-height.ts";
import { InfoPanel } from "../answers/info-panel.tsx";
import { ProgressBanner } from "../answers/progress-banner.tsx";
import { ErasedNotice } from "./erased-notice.tsx";
import type { Opening } from "../start/opening.ts";
import { useResultEntry } from "../start/use-result-entry.ts";
import { ResultNotice } from "../results/result-notice.tsx";
import { useChatBooking, type Booking } from "../results/use-chat-booking.ts";
import type { Completion } from "../results/use-completion.ts";
import { useResultScreen } from "../results/use-result-screen.ts";
import { LimitNotice } from "./limit-notice.tsx";
import { useDraft, type Draft } from "./use-draft.ts";
import { useChat, type Chat } from "../use-chat.ts";
import { ChatPanel } from "./chat-panel.tsx";

export type ConversationProps = { opening: Opening; onStartOver: () => void };

/** So few answers before the end, the result's code is fetched. */
const NEARLY_DONE = 2;

/** A chat in progress, or its result. It belongs to one session: use the session id as its key. */
export function Conversation({ opening, onStartOver }: ConversationProps) {
  const chat = useChat(opening);
  const { ready } = useContent("chat").result;
  const { result } = chat;
  const booking = useChatBooking(chat);
  const draft = useDraft(chat.sessionId);
  const isNearlyDone = chat.missing.length <= NEARLY_DONE;
  const { ResultScreen, hasFailed, again } = useResultScreen({ isNearlyDone, isDone: result !== null });
  useResultEntry(result !== null);

  if (chat.phase === "gone") return <ErasedNotice onStart={onStartOver} />;
  const completion: Completion = result
    ? { status: hasFailed ? "failed" : "running", again }
    : chat.completion;
  return (
    <>
      <p role="status" className="sr-only">
        {result && ResultScreen && ready}
      </p>
      {result && ResultScreen ? (
        <ResultScreen chat={chat} result={result} booking={booking} draft={draft} onStartOver={onStartOver} />
      ) : opening.last && !hasFailed ? (
        <PageFrame />
      ) : (
        <TalkScreen chat={chat} completion={completion} booking={booking} draft={draft} />
      )}
    </>
  );
}

type TalkScreenProps = { chat: Chat; completion: Completion; booking: Booking; draft: Draft };

/** The facts on the left and the chat on the right, or only the chat with the facts in a drawer. */
function TalkScreen({ chat, completion, booking, draft }: TalkScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  const words = useContent("chat").talk;
  const isWide = useWide();
  const [editing, setEditing] = useState<InterviewField | null>(null);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  useVisualHeight(screen);
  useConsentBarRoom(screen);

  function fill(): void {
    if (!isWide) flushSync(() => setIsDrawerOpen(true));
    focusOn(FIRST_CONTROL);
  }

  const facts = (
    // Contains visually hidden content, which would otherwise stretch the surrounding drawer.
    <div className="relative grid grid-cols-[minmax(0,1fr)] gap-8">
      <InfoPanel chat={chat} isTitled={!isWide} editing={editing} onEdit={setEditing} />
      <LegalLinks className="text-sm" />
    </div>
  );
  return (
    <div ref={screen} className="chat-screen">
      <PageHeader />
      <main tabIndex={-1} className="chat-main">
        <h1 className="sr-only">{words.title}</h1>
        {isWide ? (
          <div className="chat-details">{facts}</div>
        ) : (
          <ProgressBanner chat={chat} onOpen={() => setIsDrawerOpen(true)} />
        )}
        <ChatPanel chat={chat} draft={draft} areDigitsMuted={editing !== null}>
          <LimitNotice chat={chat} booking={booking} onFill={fill} />
          <ResultNotice completion={completion} />
        </ChatPanel>
      </main>
      {!isWide && isDrawerOpen && (
        <Drawer
          title={words.answers}
          onClose={() => {
            setEditing(null);
            setIsDrawerOpen(false);
          }}
        >
          {facts}
        </Drawer>
      )}
    </div>
  );
}

/** The first control of the form that asks for missing facts. */
const FIRST_CONTROL = ".chat-facts form :is(input, textarea, [role='radio'][tabindex='0'])";

function focusOn(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "center" });
}

const PROPERTY = "--consent-bar";

/** Exposes the consent bar's height to CSS (`--consent-bar`) while it covers the end of the page with the input. */
function useConsentBarRoom(element: RefObject<HTMLElement | null>): void {
  const height = useConsentBarHeight();
  useEffect(() => {
    const screen = element.current;
    if (height === 0 || !screen) return;
    screen.style.setProperty(PROPERTY, `${height}px`);
    return () => void screen.style.removeProperty(PROPERTY);
  }, [element, height]);
}

/** Wide enough for two columns. */
const WIDE = "(min-width: 64rem)";

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether details and chat are shown side by side. */
function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

const USE_VISUAL_HEIGHT_PROPERTY = "--visual-height";
/** A viewport smaller than this share of the window means a keyboard rather than a toolbar. */
const KEYBOARD = 0.8;

/**
 * Exposes the height left by an on-screen keyboard to CSS (`--visual-height`) and sets `data-keyboard` on the element
 * while it is open, because phones lay the keyboard over the page.
 */
function useVisualHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const update = () => {
      // Zoomed in, the visitor sees only part of the page on purpose.
      const isSmaller = viewport.scale === 1 && viewport.height < window.innerHeight * KEYBOARD;
      element.current?.toggleAttribute("data-keyboard", isSmaller);
      element.current?.style.setProperty(
        USE_VISUAL_HEIGHT_PROPERTY,
        isSmaller ? `${viewport.height}px` : "100dvh",
      );
    };
    update();
    viewport.addEventListener("resize", update);
    return () => viewport.removeEventListener("resize", update);
  }, [element]);
}
