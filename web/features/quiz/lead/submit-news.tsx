import { filled } from "#domain/content/filled";
import type { QuizContent } from "#domain/content/parts/quiz";
import { useContent } from "../../../content/use-content.tsx";
import type { SubmitStatus } from "./use-submit.ts";

/** The progress of sending. The live region exists from the start, so that changes are announced. */
export function SubmitNews({ status }: { status: SubmitStatus }) {
  const news = newsOf(status, useContent("quiz").sending);
  return (
    <div role="status">
      {news && (
        <div className="rounded-box border border-warning/40 bg-warning/10 p-4">
          <p className="font-semibold">{news.title}</p>
          <p>{news.text}</p>
        </div>
      )}
    </div>
  );
}

type News = { title: string; text: string };

function newsOf(status: SubmitStatus, words: QuizContent["sending"]): News | null {
  if (status.phase === "waiting") {
    const when = status.isOffline ? words.whenOnline : words.whenServer;
    return {
      title: status.isOffline ? words.offline : words.waiting,
      // A browser without storage forgets the answers when the page closes.
      text: filled(status.isKept ? words.kept : words.open, { when }),
    };
  }
  if (status.phase !== "failed") return null;
  const reason = status.reason ?? words.unreached;
  return { title: words.waiting, text: filled(words.failed, { reason }) };
}
