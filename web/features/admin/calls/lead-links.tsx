import type { AssessmentView } from "#domain/leads/assessment-view";
import { consentWords } from "../ground/leads/consent-words.ts";
import { LeadLink } from "../ground/leads/lead-link.tsx";
import { safeWebAddress } from "../ground/data/web-address.ts";

type Props = { lead: AssessmentView; onSkip: () => void };

/** Where else to look, the other way to reach a lead, and the way past it. */
export function LeadLinks({ lead, onSkip }: Props) {
  const { id, email, businessUrl } = lead;
  const consent = consentWords(lead);
  const site = businessUrl === null ? null : safeWebAddress(businessUrl);
  return (
    <ul className="flex flex-wrap items-center gap-x-4 text-sm *:min-w-0 *:[overflow-wrap:anywhere]">
      {email && (
        <li>
          <a className="tap link link-hover" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
      {site && (
        <li>
          <a className="tap link link-hover" href={site} target="_blank" rel="noopener noreferrer">
            {new URL(site).host}
          </a>
        </li>
      )}
      <li>
        <LeadLink id={id} className="tap link">
          Everything about this lead
        </LeadLink>
      </li>
      {consent && <li className="text-base-content/75">{consent}</li>}
      <li className="sm:ml-auto">
        <button type="button" className="tap link cursor-pointer gap-1.5" onClick={onSkip}>
          Skip for now
          <kbd aria-hidden="true" className="kbd kbd-xs hidden pointer-fine:inline-flex">
            S
          </kbd>
        </button>
      </li>
    </ul>
  );
}
