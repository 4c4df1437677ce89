import { ChevronUp } from "lucide-react";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { progressText } from "./progress-text.ts";
import type { Chat } from "../use-chat.ts";

/** Above the chat on narrow screens: the progress, and a button for the details. */
export function ProgressBanner({ chat, onOpen }: { chat: Chat; onOpen: () => void }) {
  const { missing, progress } = chat;
  const text = progressText(missing.length, progress);
  return (
    <div className="chat-banner">
      <button type="button" aria-haspopup="dialog" onClick={onOpen} className="chat-banner-button">
        <span className="font-semibold tabular-nums">{text}</span>
        <span className="flex items-center gap-1 text-sm">
          Your answers
          <ChevronUp aria-hidden="true" className="size-4" />
        </span>
      </button>
      <ProgressBar label="Assessment progress" value={progress} valueText={text} className="h-1" />
    </div>
  );
}
