import type { LostTotals } from "#domain/analytics/analytics";
import { lostReasonName } from "#domain/leads/lost-reason";
import { BarList } from "../ground/charts/bar-list.tsx";
import { DataTable } from "../ground/charts/data-table.tsx";
import { countText, leadsText } from "../ground/data/figures.ts";
import { useMoney } from "../ground/data/use-money.ts";
import { ChartWithTable } from "../ground/charts/chart-with-table.tsx";
import { Section } from "../ground/charts/section.tsx";

type Props = { lost: readonly LostTotals[]; linkTo: (filters: Record<string, string>) => string };

/** Why leads were lost, the most frequent reason first, and the value of their deals. */
export function LostSection({ lost, linkTo }: Props) {
  const money = useMoney();
  const linkOf = ({ reason }: LostTotals) => linkTo({ lostReason: reason ?? "none", leadsOnly: "true" });
  const given = lost.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return (
    <Section title="Lost Reasons" note="Leads with an email address that are Lost now.">
      {given.length === 0 ? (
        <p className="text-base-content/75">Once leads are lost, this shows why.</p>
      ) : (
        <ChartWithTable
          name="lost reasons"
          chart={
            <BarList
              bars={given.map((total) => ({
                label: lostReasonName(total.reason),
                amount: total.count,
                text: `${leadsText(total.count)} · ${money(total.value)}`,
                to: linkOf(total),
              }))}
            />
          }
          table={
            <DataTable
              caption="Lost reasons"
              rows={lost}
              rowKey={({ reason }) => lostReasonName(reason)}
              linkOf={linkOf}
              columns={[
                { label: "Reason", cell: ({ reason }) => lostReasonName(reason) },
                { label: "Leads", cell: ({ count }) => countText(count) },
                { label: "Value", cell: ({ value }) => money(value) },
              ]}
            />
          }
        />
      )}
    </Section>
  );
}
