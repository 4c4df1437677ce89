import { useState } from "react";
import { useContent } from "../../../content/use-content.tsx";
import { useNotDone } from "../../../content/use-not-done.ts";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { carryOut } from "../../../lib/carry-out.ts";
import { allowMail } from "../chat-calls.ts";

type ConsentState = { isGiven: boolean; news: string };

/** Consent to email: a separate box, unticked at first and stored as soon as it is ticked. */
export function ConsentBox({ sessionId }: { sessionId: string }) {
  const { mail } = useContent("consents");
  const words = useContent("chat").result;
  const notDone = useNotDone();
  const [{ isGiven, news }, setState] = useState<ConsentState>({ isGiven: false, news: "" });

  async function decide(isWanted: boolean): Promise<void> {
    setState({ isGiven: isWanted, news: "" });
    try {
      await carryOut(() => allowMail(sessionId, isWanted, mail));
      setState({ isGiven: isWanted, news: isWanted ? words.mailed : words.notMailed });
    } catch (error) {
      setState({ isGiven: !isWanted, news: notDone(words.notSaved, error) });
    }
  }

  return (
    <div className="grid gap-1">
      <CheckboxField
        name="emailConsent"
        label={mail}
        checked={isGiven}
        onChange={(event) => void decide(event.target.checked)}
      />
      <p role="status" className="text-base-content/75 ml-9 text-sm empty:hidden">
        {news}
      </p>
    </div>
  );
}
