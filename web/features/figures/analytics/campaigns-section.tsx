import { CAMPAIGNS_SHOWN, type CampaignTotals } from "#domain/figures/analytics/analytics";
import { settingsPath } from "#domain/settings/settings-section";
import { Link } from "../../../lib/link.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { DataTable } from "../../kit/charts/data-table.tsx";
import { countText, noValueText } from "../../kit/data/figures.ts";
import { ALONE } from "../../kit/data/table-frame.tsx";
import { useMoney } from "../../kit/data/use-money.ts";
import { EmptyPlace } from "../../kit/look/empty-place.tsx";
import { Panel } from "../../kit/look/panel.tsx";

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
    <Panel title="Leads by Campaign and Source">
      {campaigns.length === 0 ? (
        <EmptyPlace
          title="No campaigns yet"
          actions={
            <Link to={settingsPath("ads")} className={buttonClass({ variant: "outline" })}>
              Copy the URL template
            </Link>
          }
        >
          Add utm_source and utm_campaign to the links of your ads, and each campaign appears here with its
          leads.
        </EmptyPlace>
      ) : (
        <>
          <DataTable
            caption="Leads by campaign and source"
            most={ALONE}
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
          <p className="text-row text-ink-2 max-w-prose">
            By the utm_source and utm_campaign of the first visit. The {CAMPAIGNS_SHOWN} most frequent are
            listed; “Other” is everything else, including starts too old to break out.
            {missing && ` Of all leads, ${missing}.`}
          </p>
        </>
      )}
    </Panel>
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
