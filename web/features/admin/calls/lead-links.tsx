import type { AssessmentView } from "#domain/leads/assessment-view";
import { Link } from "../../../lib/link.tsx";
import { safeWebAddress } from "../leads/web-address.ts";

/** Where else to look, and the other way to reach a lead. */
export function LeadLinks({ lead: { id, email, businessUrl } }: { lead: AssessmentView }) {
  const site = businessUrl === null ? null : safeWebAddress(businessUrl);
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm *:min-w-0 *:[overflow-wrap:anywhere]">
      {email && (
        <li>
          <a className="tap link link-hover" href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
      {site && (
        <li>
          <a className="tap link link-hover" href={site} target="_blank" rel="noreferrer">
            {new URL(site).host}
          </a>
        </li>
      )}
      <li>
        <Link className="tap link" to={`/admin?lead=${id}`}>
          Everything about this lead
        </Link>
      </li>
    </ul>
  );
}
