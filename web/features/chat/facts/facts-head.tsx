import type { Chat } from "../use-chat.ts";
import { useContent } from "../../../content/use-content.tsx";
import { ChatPulse } from "./chat-pulse.tsx";
import { progressText } from "./progress-text.ts";

type FactsHeadProps = { chat: Chat; headingId: string; isTitled: boolean };

/** The panel's title, which a drawer shows itself, and the way so far. */
export function FactsHead({ chat, headingId, isTitled }: FactsHeadProps) {
  const { talk, facts } = useContent("chat");
  const { answers } = talk;
  const { collected, missing, progress } = chat;
  const text = progressText(facts, missing.length, progress);
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2
          id={headingId}
          tabIndex={-1}
          // The details open with their title in view.
          data-autofocus=""
          className={isTitled ? "sr-only" : "font-display text-title font-bold"}
        >
          {answers}
        </h2>
        <p className="text-base-content/75 shrink-0 text-sm font-semibold tabular-nums">{text}</p>
      </div>
      <ChatPulse collected={collected} progress={progress} text={text} />
    </div>
  );
}
