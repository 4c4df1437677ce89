import { safeWebAddress } from "../../../kit/data/web-address.ts";
import { leadName } from "../../basics/lead-name.ts";
import { ScoreBadge } from "../../../kit/look/score-badge.tsx";
import { Tag, TierTag } from "../../../kit/look/tag.tsx";
import type { GlimpsedLead } from "../read/known-lead.ts";

type Props = {
  lead: GlimpsedLead;
  /** Another assessment has the same address, and another number. */
  sharesEmail: boolean;
};

const SUSPECT =
  "The form’s hidden field was filled in, so this may be a bot. Nothing is sent to Slack, email or Meta for this lead.";

/** Who it is, and what was made of their answers. */
export function LeadNameRow({ lead, sharesEmail }: Props) {
  const { businessUrl, leadScore, offerTier, score, suspect } = lead;
  const site = businessUrl === null ? null : safeWebAddress(businessUrl);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <h2
        tabIndex={-1}
        // The direction is the block's, so that a name is cut at its end.
        dir="auto"
        className="font-display lead-title min-w-0 text-start font-extrabold tracking-tight [overflow-wrap:anywhere] outline-none"
      >
        {site === null ? (
          <span className="line-clamp-3">{leadName(lead)}</span>
        ) : (
          <a href={site} target="_blank" rel="noopener noreferrer" className="link-hover line-clamp-3">
            {leadName(lead)}
          </a>
        )}
      </h2>
      <ul className="flex flex-wrap items-center gap-1.5">
        {leadScore !== null && (
          <li>
            <ScoreBadge score={leadScore} />
          </li>
        )}
        <li>
          <TierTag tier={offerTier} />
        </li>
        <li>
          <Tag>{score === null ? "No Score" : `Score ${score}`}</Tag>
        </li>
        {sharesEmail && (
          <li title="The same email was left with another number.">
            <Tag tone="wait">Same email</Tag>
          </li>
        )}
        {lead.form?.isSetUp === false && (
          <li title="Nobody is called or mailed by a form before it is set up under System Settings → Ads.">
            <Tag tone="wait">Form not set up</Tag>
          </li>
        )}
        {suspect && (
          <li title={SUSPECT}>
            <Tag tone="bad">Suspect</Tag>
          </li>
        )}
      </ul>
    </div>
  );
}
