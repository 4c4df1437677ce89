import { filled } from "#domain/content/filled";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { buttonClass } from "../../../../ui/button-class.ts";
import { Button } from "../../../../ui/button.tsx";
import { keptFormSender, type KeptFormNews } from "./kept-form-sender.ts";

/** Sends finished forms that an earlier page could not send, and reports the outcome. */
export function KeptFormNotice({ pathname }: { pathname: string }) {
  const words = useContent("frame").keptForm;
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
              <p className="font-semibold">{words[news.kind].title}</p>
              <p className="text-base-content/80">
                {filled(words[news.kind].text, { reason: news.kind === "refused" ? news.reason : "" })}
              </p>
            </div>
            <button
              type="button"
              aria-label={words.dismiss}
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

function NextStep({ news, onTry }: { news: KeptFormNews; onTry: () => void }) {
  const words = useContent("frame").keptForm;
  const className = "justify-self-start";
  if (news.kind === "waiting") {
    return (
      <Button variant="outline" onClick={onTry} className={className}>
        {words.tryNow}
      </Button>
    );
  }
  // Loads a new document: nothing loaded here may read the hub's address (contract 4).
  const [href, label] =
    news.kind === "sent" ? [hubOf(news.sessionId), words.openHub] : ["/quiz", words.toForm];
  return (
    <a href={href} className={buttonClass({ className })}>
      {label}
    </a>
  );
}

const hubOf = (sessionId: string) => `/hub/${sessionId}`;
