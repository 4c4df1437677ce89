import type { SubmitStatus } from "./use-submit.ts";

/** Says how the sending goes. The region is there from the start, so that what comes into it is heard. */
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
    return status.isOffline
      ? {
          title: "You're offline",
          text: "Nothing is lost: your answers are safe here and will be sent as soon as you're back online.",
        }
      : {
          title: "Not sent yet",
          text: "We couldn't reach our server. Your answers are safe here and we keep trying by ourselves.",
        };
  }
  if (status.phase !== "failed") return null;
  return { title: "Not sent yet", text: `${status.reason} Everything you entered is still here.` };
}
