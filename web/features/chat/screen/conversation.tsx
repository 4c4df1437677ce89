import type { InterviewField } from "#domain/interview/interview-fields";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { PageHeader } from "../../../content/page-header.tsx";
import { Drawer } from "../../../ui/drawer.tsx";
import { ChatDetails } from "./chat-details.tsx";
import { ChatPanel } from "./chat-panel.tsx";
import { ErasedNotice } from "../log/erased-notice.tsx";
import type { Opening } from "../opening/opening.ts";
import { ProgressBanner } from "../facts/progress-banner.tsx";
import { RESULTS_HEADING_ID } from "../results/results-card.tsx";
import { useBooking } from "../results/use-booking.ts";
import { useChat, type Chat } from "../use-chat.ts";
import { useConsentBarRoom } from "./use-consent-bar-room.ts";
import { useVisualHeight } from "./use-visual-height.ts";
import { useWide } from "./use-wide.ts";

export type ConversationProps = { opening: Opening; onStartOver: () => void };

/** A chat in progress. It belongs to one session: use the session id as its key. */
export function Conversation({ opening, onStartOver }: ConversationProps) {
  const chat = useChat(opening);
  return chat.phase === "gone" ? <ErasedNotice onStart={onStartOver} /> : <ChatScreen chat={chat} />;
}

/** Details on the left and chat on the right, or only the chat with the details in a drawer. */
function ChatScreen({ chat }: { chat: Chat }) {
  const screen = useRef<HTMLDivElement>(null);
  const isWide = useWide();
  const booking = useBooking(chat);
  const [editing, setEditing] = useState<InterviewField | null>(null);
  const drawer = useDrawer(chat);
  useVisualHeight(screen);
  useConsentBarRoom(screen);

  function goTo(show: () => void): void {
    if (!isWide) flushSync(drawer.open);
    show();
  }

  const details = <ChatDetails chat={chat} booking={booking} editing={editing} onEdit={setEditing} />;
  return (
    <div ref={screen} className="chat-screen">
      <PageHeader />
      <main tabIndex={-1} className="chat-main">
        <h1 className="sr-only">Your Meta ads assessment</h1>
        {isWide ? (
          <div className="chat-details">{details}</div>
        ) : (
          <ProgressBanner chat={chat} onOpen={drawer.open} />
        )}
        <ChatPanel
          chat={chat}
          booking={booking}
          areDigitsMuted={editing !== null}
          onBook={() => (chat.phase === "completed" ? goTo(booking.book) : booking.book())}
          onFill={() => goTo(() => focusOn(FIRST_CONTROL))}
          onShowResult={() => goTo(() => focusOn(`#${RESULTS_HEADING_ID}`))}
        />
      </main>
      {!isWide && drawer.isOpen && (
        <Drawer
          title="Your assessment"
          onClose={() => {
            setEditing(null);
            drawer.close();
          }}
        >
          {details}
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

/** Opens once by itself, when the result arrives. */
function useDrawer({ phase }: Chat) {
  const [state, setState] = useState({ phase, isOpen: false });
  const isOpen = state.phase === phase ? state.isOpen : phase === "completed";
  return {
    isOpen,
    open: () => setState({ phase, isOpen: true }),
    close: () => setState({ phase, isOpen: false }),
  };
}
