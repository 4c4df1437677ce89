import { Download } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { useNotDone } from "../../../../content/use-not-done.ts";
import { api, unwrap } from "../../../../lib/api.ts";
import { carryOut } from "../../../../lib/carry-out.ts";
import { buttonClass } from "../../../../ui/button-class.ts";
import { Button } from "../../../../ui/button.tsx";
import { Fold } from "../fold.tsx";

// Few visitors open either.
const EraseDialog = lazy(async () => ({ default: (await import("./erase-dialog.tsx")).EraseDialog }));
const OwnDataDialog = lazy(async () => ({
  default: (await import("./own-data-dialog.tsx")).OwnDataDialog,
}));

type HubPrivacyProps = {
  sessionId: string;
  emailConsent: boolean | null;
  onErased: () => void;
};

/** The visitor's own data: view, download, unsubscribe, erase. */
export function HubPrivacy({ sessionId, emailConsent, onErased }: HubPrivacyProps) {
  const words = useContent("hub").privacy;
  const [opened, setOpened] = useState<"data" | "erasure" | null>(null);
  const close = () => setOpened(null);
  return (
    <Fold id="privacy-heading" title={words.heading} className="print:hidden">
      <div className="grid gap-8 pt-2 pb-6 lg:grid-cols-2">
        <MailConsent sessionId={sessionId} initial={emailConsent} />
        <div className="grid content-start gap-3">
          <p className="text-base-content/80">{words.text}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => setOpened("data")}>
              {words.show}
            </Button>
            <a
              href={`/api/hub/${sessionId}/export`}
              download="my-assessment.json"
              className={buttonClass({ variant: "outline" })}
            >
              <Download aria-hidden="true" className="size-4" />
              {words.download}
            </a>
            <Button variant="ghost" onClick={() => setOpened("erasure")}>
              {words.erase}
            </Button>
          </div>
        </div>
      </div>
      <Suspense>
        {opened === "erasure" && <EraseDialog sessionId={sessionId} onClose={close} onErased={onErased} />}
        {opened === "data" && <OwnDataDialog sessionId={sessionId} onClose={close} />}
      </Suspense>
    </Fold>
  );
}

type MailConsentProps = {
  sessionId: string;
  /** Null if it is not known on this page; consent can then only be withdrawn. */
  initial: boolean | null;
};

/** Consent to email, to be given or withdrawn at any time. */
function MailConsent({ sessionId, initial }: MailConsentProps) {
  const { mail } = useContent("consents");
  const words = useContent("hub").privacy.mails;
  const notDone = useNotDone();
  const [isGiven, setIsGiven] = useState(initial);
  const [news, setNews] = useState("");
  const [isBusy, setIsBusy] = useState(false);

  async function decide(emailConsent: boolean): Promise<void> {
    setIsBusy(true);
    setNews("");
    try {
      const json = { sessionId, emailConsent, consentWording: mail };
      await carryOut(() => unwrap(api.assessment["email-consent"].$post({ json })));
      setIsGiven(emailConsent);
      setNews(emailConsent ? words.started : words.stopped);
    } catch (error) {
      setNews(notDone(words.failed, error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="grid content-start justify-items-start gap-3">
      <p className="text-base-content/80">
        {initial === null ? words.unknown : isGiven ? words.given : mail}
      </p>
      {(initial !== null || isGiven === null) && (
        <Button variant="outline" isBusy={isBusy} onClick={() => void decide(isGiven === false)}>
          {isGiven === false ? words.start : words.stop}
        </Button>
      )}
      <p role="status" className="text-sm">
        {news}
      </p>
    </div>
  );
}
