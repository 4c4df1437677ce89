import { ChevronUp } from "lucide-react";
import { useContent } from "../../../../content/use-content.tsx";
import type { Chat } from "../use-chat.ts";
import { ChatPulse } from "./chat-pulse.tsx";
import { progressText } from "./fields.ts";

/** Above the chat on narrow screens: the progress, and a button for the details. */
export function ProgressBanner({ chat, onOpen }: { chat: Chat; onOpen: () => void }) {
  const { talk, facts } = useContent("chat");
  const { answers } = talk;
  const { collected, missing, progress } = chat;
  const text = progressText(facts, missing.length, progress);
  return (
    <div className="chat-banner">
      <button type="button" aria-haspopup="dialog" onClick={onOpen} className="chat-banner-button">
        <span className="text-sm font-semibold tabular-nums">{text}</span>
        <span className="flex items-center gap-1 text-sm font-semibold">
          {answers}
          <ChevronUp aria-hidden="true" className="size-4" />
        </span>
      </button>
      <ChatPulse collected={collected} progress={progress} text={text} />
    </div>
  );
}
