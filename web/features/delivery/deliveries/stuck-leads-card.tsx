import { useQuery } from "@tanstack/react-query";
import { ErrorPanel } from "../../kit/data/error-panel.tsx";
import { countText, leadsText } from "../../kit/data/figures.ts";
import { LeadLink } from "../../leads/basics/lead-link.tsx";
import { shortLeadName } from "../../leads/basics/lead-name.ts";
import { stuckLeadsQuery } from "../../kit/settings/settings-api.ts";
import { SettingsCard } from "../../kit/settings/settings-card.tsx";

/** Leads that no figure counts because the rules fail over them; nothing where there are none. */
export function StuckLeadsCard() {
  const { data, error, refetch } = useQuery(stuckLeadsQuery());
  if (error && !data) {
    return (
      <ErrorPanel
        title="Could not check whether leads are missing from the figures"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || data.total === 0) return null;
  const { total, leads } = data;
  const more = total - leads.length;
  return (
    <SettingsCard title={`${leadsText(total)} ${total === 1 ? "is" : "are"} not in the figures`}>
      <p className="alert alert-warning alert-soft block">
        {total === 1 ? "Something in this lead" : "Something in these leads"} can’t be processed. Until that
        is fixed, counts, sums and call times may be out of date. Nothing is lost:{" "}
        {total === 1 ? "it is retried when it changes" : "each one is retried when it changes"}, and with the
        next version of this site.
      </p>
      <p>
        Please tell whoever maintains this site. The server’s log says what went wrong, under{" "}
        <code>lead_stuck</code>.
      </p>
      <ul aria-label="Leads that are not in the figures" className="space-y-1">
        {leads.map((lead) => (
          <li key={lead.id} className="min-w-0 [overflow-wrap:anywhere]">
            <LeadLink id={lead.id}>
              <bdi>{shortLeadName(lead)}</bdi>
            </LeadLink>
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {countText(more)} more.</p>}
    </SettingsCard>
  );
}
