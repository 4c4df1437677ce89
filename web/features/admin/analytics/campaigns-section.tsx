import { CAMPAIGNS_SHOWN, type CampaignTotals } from "#domain/analytics/analytics";
import { DataTable } from "../ground/charts/data-table.tsx";
import { countText } from "../ground/data/figures.ts";
import { noValueText } from "../ground/data/no-value-text.ts";
import { useMoney } from "../ground/data/use-money.ts";
import { Section } from "../ground/charts/section.tsx";

type Props = {
  campaigns: readonly CampaignTotals[];
  /** How many of all that are Won have no value, and so are missing from the values. */
  wonWithoutValue: number;
};

/** Where leads come from, by first touch. */
export function CampaignsSection({ campaigns, wonWithoutValue }: Props) {
  const money = useMoney();
  const missing = noValueText(wonWithoutValue);
  return (
    <Section
      title="Leads by Campaign and Source"
      note={`From the utm_source and utm_campaign of the first visit. The ${CAMPAIGNS_SHOWN} most frequent are listed; Other adds up the rest, and starts too old to be kept.`}
    >
      {campaigns.length === 0 ? (
        <p className="text-base-content/75">
          Add utm_source and utm_campaign to the links of your ads, and each campaign appears here with its
          leads.
        </p>
      ) : (
        <div className="rounded-box bg-base-100 border-base-300 border">
          <DataTable
            caption="Leads by campaign and source"
            rows={campaigns}
            rowKey={({ source, campaign, other }) => JSON.stringify([source, campaign, other])}
            columns={[
              { label: "Campaign", cell: campaignName },
              {
                label: "Source",
                cell: ({ source, other }) => (other ? "" : source || "Unknown"),
                isText: true,
              },
              { label: "Started", cell: ({ total }) => countText(total) },
              { label: "Completed", cell: ({ completed }) => countText(completed) },
              { label: "Leads", cell: ({ leads }) => countText(leads) },
              { label: "Won", cell: ({ won }) => countText(won) },
              { label: "Value", cell: ({ value }) => money(value) },
            ]}
          />
          {missing && <p className="text-base-content/75 px-3 pb-3 text-sm">Of all leads, {missing}.</p>}
        </div>
      )}
    </Section>
  );
}

function campaignName({ campaign, other }: CampaignTotals) {
  if (other) return "Other";
  return campaign ? (
    <bdi className="line-clamp-2 max-w-80 min-w-32 break-all whitespace-normal" title={campaign}>
      {campaign}
    </bdi>
  ) : (
    "No campaign"
  );
}
