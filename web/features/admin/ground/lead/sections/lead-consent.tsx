import type { AssessmentView } from "#domain/leads/assessment-view";
import { consentWords } from "../../leads/consent-words.ts";
import { timeText } from "../../time/times.ts";
import { LeadSection } from "../page/lead-section.tsx";
import { useNow } from "../../time/use-now.ts";
import { indicatorsOf } from "./indicators.ts";
import { CardIndicators } from "./card-indicators.tsx";

/** What the lead agreed to, and how far it has come; and what was promised to it. */
export function LeadConsent({ lead }: { lead: AssessmentView }) {
  const { callWithdrawnAt, promoText, promoDiscount } = lead;
  const consent = consentWords(lead);
  const hasPromo = Boolean(promoText) || Boolean(promoDiscount);
  const hasMarks = indicatorsOf(lead, useNow()).length > 0;
  if (!consent && !callWithdrawnAt && !hasPromo && !hasMarks) {
    return <LeadSection id="consent" empty="Nothing yet" />;
  }
  return (
    <LeadSection id="consent">
      <div className="text-row grid gap-1">
        {consent && <p>{consent}</p>}
        {callWithdrawnAt && <p>Withdrew consent to be called on {timeText(callWithdrawnAt)}</p>}
        <CardIndicators lead={lead} />
        {hasPromo && (
          <p className="[overflow-wrap:anywhere]">
            Promo: {promoText}
            {promoDiscount ? <strong className="ms-2 font-semibold">{promoDiscount}% off</strong> : null}
          </p>
        )}
      </div>
    </LeadSection>
  );
}
