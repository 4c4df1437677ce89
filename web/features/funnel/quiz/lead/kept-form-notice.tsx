import { filled } from "#domain/content/filled";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { waitForTry } from "../../../../lib/retry.ts";
import { buttonClass } from "../../../../ui/button-class.ts";
import { Button } from "../../../../ui/button.tsx";
import { readKeptForms, type FinishedForm } from "./kept-forms.ts";
import { isRefusal, submitLead } from "./submit-lead.ts";

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

type KeptFormNews =
  | { kind: "waiting" }
  | { kind: "sent"; sessionId: string }
  | { kind: "refused"; reason: string };

/** Sends the forms kept in this browser one by one and reports the outcome of each. */
export function keptFormSender(tell: (news: KeptFormNews) => void) {
  let isSending = false;
  let wake: AbortController | null = null;

  async function wait(delay: number, error: unknown): Promise<void> {
    wake = new AbortController();
    tell({ kind: "waiting" });
    await waitForTry(delay, error, wake.signal);
  }

  async function outcomeOf(form: FinishedForm): Promise<KeptFormNews> {
    try {
      await submitLead(() => form, { wait });
      return { kind: "sent", sessionId: form.sessionId };
    } catch (error) {
      return isRefusal(error) ? { kind: "refused", reason: error.reason } : { kind: "waiting" };
    }
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (const form of readKeptForms()) tell(await outcomeOf(form));
    isSending = false;
  }

  return { send, tryNow: () => (isSending ? wake?.abort() : void send()) };
}
