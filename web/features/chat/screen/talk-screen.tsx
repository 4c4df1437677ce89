import type { InterviewField } from "#domain/interview/interview-fields";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { PageHeader } from "../../../content/page-header.tsx";
import { useContent } from "../../../content/use-content.tsx";
import { Drawer } from "../../../ui/drawer.tsx";
import { LegalLinks } from "../../privacy/legal-links.tsx";
import { InfoPanel } from "../facts/info-panel.tsx";
import { ProgressBanner } from "../facts/progress-banner.tsx";
import { ResultNotice } from "../results/result-notice.tsx";
import type { Booking } from "../results/use-chat-booking.ts";
import type { Completion } from "../results/use-completion.ts";
import { LimitNotice } from "../sending/limit-notice.tsx";
import type { Draft } from "../sending/use-draft.ts";
import type { Chat } from "../use-chat.ts";
import { ChatPanel } from "./chat-panel.tsx";
import { useConsentBarRoom } from "./use-consent-bar-room.ts";
import { useVisualHeight } from "./use-visual-height.ts";
import { useWide } from "./use-wide.ts";

type TalkScreenProps = { chat: Chat; completion: Completion; booking: Booking; draft: Draft };

/** The facts on the left and the chat on the right, or only the chat with the facts in a drawer. */
export function TalkScreen({ chat, completion, booking, draft }: TalkScreenProps) {
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
