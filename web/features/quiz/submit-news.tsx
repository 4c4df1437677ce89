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
    const title = status.isOffline ? "You're offline" : "Not sent yet";
    const when = status.isOffline ? "as soon as you're back online" : "as soon as our server answers";
    // A browser without storage forgets the answers when the page closes.
    const text = status.isKept
      ? `We could not save your answers. We kept them in this browser and will send them ${when}. If you close this page before that, we send them when you next open one of our pages, within 7 days.`
      : `We could not save your answers. Please keep this page open: we will send them ${when}.`;
    return { title, text };
  }
  if (status.phase !== "failed") return null;
  return { title: "Not sent yet", text: `${status.reason} Everything you entered is still here.` };
}
