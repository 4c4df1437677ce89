import { useContent } from "../../../content/use-content.tsx";
import { PageFrame } from "../../../page-frame.tsx";
import { ErasedNotice } from "../log/erased-notice.tsx";
import type { Opening } from "../opening/opening.ts";
import { useResultEntry } from "../opening/use-result-entry.ts";
import { useChatBooking } from "../results/use-chat-booking.ts";
import type { Completion } from "../results/use-completion.ts";
import { useResultScreen } from "../results/use-result-screen.ts";
import { useDraft } from "../sending/use-draft.ts";
import { useChat } from "../use-chat.ts";
import { TalkScreen } from "./talk-screen.tsx";

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
