import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { buttonClass } from "../../../ui/button-class.ts";
import { Button } from "../../../ui/button.tsx";
import { keptFormSender, type KeptFormNews } from "./kept-form-sender.ts";

/** Sends finished forms that an earlier page could not send, and reports the outcome. */
export function KeptFormNotice({ pathname }: { pathname: string }) {
  const [news, setNews] = useState<KeptFormNews | null>(null);
  const [sender] = useState(() => keptFormSender(setNews));
  useEffect(() => void sender.send(), [sender, pathname]);
  // The visitor is already looking at that hub.
  const isShown = news !== null && !(news.kind === "sent" && pathname === hubOf(news.sessionId));
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 top-20 z-30 sm:left-auto sm:w-112 print:hidden"
    >
      {isShown && (
        <div className="rounded-box bg-base-100 border-base-300 animate-rise pointer-events-auto grid gap-4 border p-5 shadow-2xl">
          <div className="flex items-start gap-3">
            <div className="grid grow gap-1">
              <p className="font-semibold">{TEXTS[news.kind].title}</p>
              <p className="text-base-content/80">{textOf(news)}</p>
            </div>
            <button
              type="button"
              aria-label="Dismiss"
              onClick={() => setNews(null)}
              className="rounded-field -m-2 cursor-pointer p-2 pointer-coarse:p-3.5"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </div>
          <NextStep news={news} onTry={sender.tryNow} />
        </div>
      )}
    </div>
  );
}

const TEXTS: Record<KeptFormNews["kind"], { title: string; text: string }> = {
  waiting: {
    title: "Your answers aren’t sent yet",
    text: "You finished your assessment, but we still couldn’t save it. Your answers are safe in this browser, and we’ll keep trying.",
  },
  sent: {
    title: "Your answers were sent",
    text: "We couldn’t save them when you finished your assessment. Now we have, and your strategy hub is ready.",
  },
  refused: { title: "We couldn’t accept your answers", text: "Please check them and send them again." },
};

function textOf(news: KeptFormNews): string {
  const { text } = TEXTS[news.kind];
  return news.kind === "refused" ? `${news.reason} ${text}` : text;
}

function NextStep({ news, onTry }: { news: KeptFormNews; onTry: () => void }) {
  const className = "justify-self-start";
  if (news.kind === "waiting") {
    return (
      <Button variant="outline" onClick={onTry} className={className}>
        Try now
      </Button>
    );
  }
  // Loads a new document: nothing loaded here may read the hub's address (contract 4).
  const [href, label] =
    news.kind === "sent" ? [hubOf(news.sessionId), "Open my strategy hub"] : ["/quiz", "Back to the form"];
  return (
    <a href={href} className={buttonClass({ className })}>
      {label}
    </a>
  );
}

const hubOf = (sessionId: string) => `/hub/${sessionId}`;
