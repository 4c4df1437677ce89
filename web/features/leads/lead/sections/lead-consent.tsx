import { isSaidBooked, SAID_BOOKED } from "#domain/booking/reported-booking";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { Check, X } from "lucide-react";
import { BOOKING_WORDS } from "../../basics/booking-words.ts";
import { consentWords } from "../../basics/consent-words.ts";
import { timeText } from "../../../kit/time/times.ts";
import { useNow } from "../../../kit/time/use-now.ts";
import { LeadSection } from "../page/lead-section.tsx";

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

function CardIndicators({ lead }: { lead: AssessmentView }) {
  const indicators = indicatorsOf(lead, useNow());
  if (indicators.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {indicators.map(({ label, at, tone }) => {
        const Icon = tone === "good" ? Check : X;
        return (
          <li
            key={label}
            className="flex items-center gap-1.5"
            title={at === null ? undefined : timeText(at, lead.bookedCall?.clocks)}
          >
            <Icon
              aria-hidden="true"
              className={`size-4 ${tone === "good" ? "text-success" : "text-error"}`}
            />
            {label}
          </li>
        );
      })}
    </ul>
  );
}

type Indicator = { label: string; at: string | null; tone: "good" | "bad" };

/** The events in an assessment's history at `now` (ms). For e-mail only the furthest state is shown (spec 2). */
function indicatorsOf(lead: AssessmentView, now: number): Indicator[] {
  const found: (Indicator | null)[] = [
    happened("Completed", lead.completedAt),
    emailState(lead),
    happened("Clicked booking", lead.bookingLinkClicked),
    happened("Viewed booking form", lead.bookingFormViewed),
    happened("Asked for a call", lead.callRequestedAt),
    isSaidBooked(lead, now) ? happened(SAID_BOOKED, lead.callReportedAt) : callState(lead),
    happened("Asked for a new hub link", lead.linkRequestedAt),
  ];
  return found.filter((indicator) => indicator !== null);
}

function emailState({ emailSentAt, emailConsent, completedAt, email }: AssessmentView): Indicator | null {
  if (emailSentAt) return happened("Email sent", emailSentAt);
  if (emailConsent) return happened("Email consented", emailConsent);
  return completedAt && email ? { label: "No email consent", at: null, tone: "bad" } : null;
}

function callState({ callStatus, callStartsAt }: AssessmentView): Indicator | null {
  if (callStatus === null) return null;
  const isLost = callStatus === "cancelled" || callStatus === "no_show";
  return { label: BOOKING_WORDS[callStatus], at: callStartsAt, tone: isLost ? "bad" : "good" };
}

function happened(label: string, at: string | null): Indicator | null {
  return at === null ? null : { label, at, tone: "good" };
}
