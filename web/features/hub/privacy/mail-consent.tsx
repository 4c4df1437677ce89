import { useState } from "react";
import { useContent } from "../../../content/use-content.tsx";
import { api, unwrap } from "../../../lib/api.ts";
import { carryOut, notDone } from "../../../lib/carry-out.ts";
import { Button } from "../../../ui/button.tsx";

type MailConsentProps = {
  sessionId: string;
  /** Null if it is not known on this page; consent can then only be withdrawn. */
  initial: boolean | null;
};

/** Consent to email, to be given or withdrawn at any time. */
export function MailConsent({ sessionId, initial }: MailConsentProps) {
  const { mail } = useContent("consents");
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
      setNews(
        emailConsent ? "Thanks. The link is on its way." : "You won’t get any more emails about this hub.",
      );
    } catch (error) {
      setNews(notDone("We couldn’t save this", error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="grid content-start justify-items-start gap-3">
      <p className="text-base-content/80">{wordsFor(initial, isGiven, mail)}</p>
      {(initial !== null || isGiven === null) && (
        <Button variant="outline" isBusy={isBusy} onClick={() => void decide(isGiven === false)}>
          {isGiven === false ? "Email me the link" : "Stop emails"}
        </Button>
      )}
      <p role="status" className="text-sm">
        {news}
      </p>
    </div>
  );
}

function wordsFor(initial: boolean | null, isGiven: boolean | null, consent: string): string {
  if (initial === null) return "We email people about their hub only if they asked us to.";
  return isGiven ? "You asked us to email you the link to this hub and one reminder." : consent;
}
