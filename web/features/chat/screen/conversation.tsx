import { lazy, Suspense, useEffect } from "react";
import { PageFrame } from "../../../page-frame.tsx";
import { ErasedNotice } from "../log/erased-notice.tsx";
import type { Opening } from "../opening/opening.ts";
import { useResultEntry } from "../opening/use-result-entry.ts";
import { useBooking } from "../results/use-booking.ts";
import { useDraft } from "../sending/use-draft.ts";
import { useChat } from "../use-chat.ts";
import { TalkScreen } from "./talk-screen.tsx";

export type ConversationProps = { opening: Opening; onStartOver: () => void };

const loadResult = async () => ({ default: (await import("../results/result-screen.tsx")).ResultScreen });
const ResultScreen = lazy(loadResult);

/** So few answers before the end, the result's code is fetched. */
const NEARLY_DONE = 2;

/** A chat in progress, or its result. It belongs to one session: use the session id as its key. */
export function Conversation({ opening, onStartOver }: ConversationProps) {
  const chat = useChat(opening);
  const { sessionId, result, missing } = chat;
  const booking = useBooking(chat);
  const draft = useDraft(sessionId);
  useResultEntry(result !== null);
  const isNearlyDone = missing.length <= NEARLY_DONE;
  useEffect(() => {
    if (isNearlyDone) void loadResult().catch(() => {});
  }, [isNearlyDone]);

  if (chat.phase === "gone") return <ErasedNotice onStart={onStartOver} />;
  return (
    <>
      <p role="status" className="sr-only">
        {result && "Your result is ready."}
      </p>
      {result ? (
        <Suspense fallback={<PageFrame />}>
          <ResultScreen
            chat={chat}
            result={result}
            booking={booking}
            draft={draft}
            onStartOver={onStartOver}
          />
        </Suspense>
      ) : (
        <TalkScreen chat={chat} booking={booking} draft={draft} />
      )}
    </>
  );
}
