import type { Touch } from "#domain/money/ads/attribution";
import { TOUCH_FIELDS, type TouchField } from "#domain/money/ads/touch-fields";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { timeText } from "../../../kit/time/times.ts";
import { LeadSection } from "../page/lead-section.tsx";

/** What brought the lead here. */
export function LeadSource({ lead }: { lead: AssessmentView }) {
  const isKnown = (lead.firstTouch ?? lead.lastTouch) !== null;
  return (
    <LeadSection id="source" empty={isKnown ? null : "Unknown"}>
      {isKnown && <AttributionPanel lead={lead} />}
    </LeadSection>
  );
}

const LABELS = {
  utm_source: "Source",
  utm_medium: "Medium",
  utm_campaign: "Campaign",
  utm_term: "Term",
  utm_content: "Content",
  campaign_id: "Campaign ID",
  adset_id: "Ad set ID",
  ad_id: "Ad ID",
  fbclid: "Facebook click ID",
  landingPath: "Landing page",
  referrerHost: "Referrer",
} as const satisfies Record<TouchField, string>;

function AttributionPanel({ lead: { firstTouch, lastTouch } }: { lead: AssessmentView }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {firstTouch && <TouchList title="First visit" touch={firstTouch} />}
      {lastTouch && <TouchList title="Last visit before completing" touch={lastTouch} />}
    </div>
  );
}

function TouchList({ title, touch }: { title: string; touch: Touch }) {
  return (
    <div className="min-w-0">
      <p className="text-sm font-semibold">
        {title} <span className="text-base-content/75 font-normal">{timeText(touch.at)}</span>
      </p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {TOUCH_FIELDS.filter((field) => touch[field]).map((field) => (
          <div key={field} className="contents">
            <dt className="text-base-content/75">{LABELS[field]}</dt>
            <dd className="[overflow-wrap:anywhere]">
              <bdi>{touch[field]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {touch.unfilled && (
        <p className="text-ink-2 mt-2 text-sm">
          The link’s macros were not filled in: {touch.unfilled.join(", ")}.
        </p>
      )}
    </div>
  );
}
