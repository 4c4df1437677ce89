import type { Analytics } from "#domain/analytics/analytics";
import { percent } from "#domain/analytics/percent";
import { HIGH_VALUE } from "#domain/scoring/lead-score";
import { ChartPanel } from "../ground/charts/chart-panel.tsx";
import { DataTable } from "../ground/charts/data-table.tsx";
import { FigureList, Section } from "../ground/charts/section.tsx";
import { countText, NO_FIGURE, percentText } from "../ground/data/figures.ts";
import { Figure } from "./figure.tsx";
import { ScoreBars, scoreBuckets, scoredLeads } from "./score-bars.tsx";

type Props = { quality: Analytics["quality"]; linkTo: (filters: Record<string, string>) => string };

/** The quality of leads, and how often they visit their hubs. */
export function QualitySection({ quality, linkTo }: Props) {
  const { averageMinutes, hubs, hubVisits, hubVisitRate, highValueLeads, distribution } = quality;
  const scored = scoredLeads(distribution);
  return (
    <Section title="Lead Quality & Engagement">
      <FigureList columns={3}>
        <Figure
          label="Average time to complete"
          value={averageMinutes === null ? NO_FIGURE : `${averageMinutes.toFixed(1)} min`}
          formula="Minutes from start to completion, averaged over completed assessments"
        />
        <Figure
          label="Hub visit rate"
          value={percentText(hubVisitRate)}
          formula="Hubs that were opened ÷ hubs that expire"
          note={`${countText(hubVisits)} of ${countText(hubs)} hubs`}
          sample={hubs}
        />
        <Figure
          label="High-value leads"
          value={countText(highValueLeads)}
          formula={`Leads with a lead score of ${HIGH_VALUE} or more`}
          note={`of ${countText(scored)} scored leads`}
          to={linkTo({ sort: "leadScore" })}
        />
      </FigureList>
      <LeadScores distribution={distribution} />
    </Section>
  );
}

function LeadScores({ distribution }: { distribution: Analytics["quality"]["distribution"] }) {
  const scored = scoredLeads(distribution);
  return (
    <ChartPanel
      title="Lead score distribution"
      name="lead scores"
      chart={<ScoreBars distribution={distribution} />}
      table={
        <DataTable
          caption="Lead score distribution"
          rows={scoreBuckets(distribution)}
          rowKey={({ label }) => label}
          columns={[
            { label: "Lead score", cell: ({ label, range }) => `${label} (${range})` },
            { label: "Leads", cell: ({ value }) => countText(value) },
            { label: "Share", cell: ({ value }) => percentText(percent(value, scored)) },
          ]}
        />
      }
    />
  );
}
