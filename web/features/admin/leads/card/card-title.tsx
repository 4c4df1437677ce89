import type { AssessmentView } from "#domain/leads/assessment-view";
import { leadName } from "../../ground/leads/lead-name.ts";
import { safeWebAddress } from "../../ground/data/web-address.ts";

/** Name, else e-mail, else 'Anonymous', linked to the website; an unsafe URL is shown as text only. */
export function CardTitle({ lead }: { lead: AssessmentView }) {
  const name = leadName(lead);
  const website = lead.businessUrl ? safeWebAddress(lead.businessUrl) : null;
  return (
    <div className="min-w-0 flex-1 basis-64">
      <h3 className="font-display line-clamp-3 text-lg font-semibold [overflow-wrap:anywhere]">
        {website ? (
          <a
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            className="link decoration-base-content/40"
          >
            <bdi>{name}</bdi>
          </a>
        ) : (
          <bdi>{name}</bdi>
        )}
      </h3>
      <p className="text-base-content/75 flex flex-wrap items-center gap-x-3 text-sm [overflow-wrap:anywhere]">
        {lead.email && lead.email !== name && <bdi>{lead.email}</bdi>}
        {lead.businessUrl && !website && <bdi>{lead.businessUrl}</bdi>}
        {lead.hubExpiresAt && (
          <a href={`/hub/${lead.sessionId}`} target="_blank" rel="noopener noreferrer" className="link tap">
            View Hub
          </a>
        )}
      </p>
    </div>
  );
}
