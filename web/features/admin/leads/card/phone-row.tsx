import { PHONE_FLAG_NAMES } from "#domain/calls/call-consent";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { Badge } from "../../../../ui/badge.tsx";
import { phoneWords } from "../../ground/calls/phone-words.ts";
import { consentWords } from "../../ground/leads/consent-words.ts";
import { timeText } from "../../ground/time/times.ts";

/** The lead's number, when and how they agreed to be called at it, and why it is not called if it is not. */
export function PhoneRow({ lead }: { lead: AssessmentView }) {
  const { phone, phoneFlag, callWithdrawnAt } = lead;
  if (phone === null) {
    if (callWithdrawnAt === null) return null;
    return <p className="text-sm">Withdrew consent to be called on {timeText(callWithdrawnAt)}</p>;
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <a href={`tel:${phone}`} className="link tap font-semibold tabular-nums">
        {phoneWords(phone)}
      </a>
      <span className="text-base-content/75">{consentWords(lead) ?? "Has not agreed to be called"}</span>
      {phoneFlag && <Badge tone="error">{PHONE_FLAG_NAMES[phoneFlag]}</Badge>}
    </p>
  );
}
