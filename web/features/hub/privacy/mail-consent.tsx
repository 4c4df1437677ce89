import { useState } from "react";
import { useContent } from "../../../content/use-content.tsx";
import { useNotDone } from "../../../content/use-not-done.ts";
import { api, unwrap } from "../../../lib/api.ts";
import { carryOut } from "../../../lib/carry-out.ts";
import { Button } from "../../../ui/button.tsx";

type MailConsentProps = {
  sessionId: string;
  /** Null if it is not known on this page; consent can then only be withdrawn. */
  initial: boolean | null;
};

/** Consent to email, to be given or withdrawn at any time. */
export function MailConsent({ sessionId, initial }: MailConsentProps) {
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
