import type { SubmitStatus } from "./use-submit.ts";

/** The progress of sending. The live region exists from the start, so that changes are announced. */
export function SubmitNews({ status }: { status: SubmitStatus }) {
  const news = newsOf(status);
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

function newsOf(status: SubmitStatus): { title: string; text: string } | null {
  if (status.phase === "waiting") {
    const title = status.isOffline ? "You’re offline" : "Not sent yet";
    const when = status.isOffline ? "as soon as you’re back online" : "as soon as our server responds";
    // A browser without storage forgets the answers when the page closes.
    const text = status.isKept
      ? `We couldn’t save your answers yet. They’re safe in this browser, and we’ll send them ${when}. If you close this page first, we’ll send them the next time you open one of our pages, within 7 days.`
      : `We couldn’t save your answers yet. Please keep this page open, and we’ll send them ${when}.`;
    return { title, text };
  }
  if (status.phase !== "failed") return null;
  return { title: "Not sent yet", text: `${status.reason} Everything you entered is still here.` };
}
