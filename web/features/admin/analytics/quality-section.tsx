import type { Analytics } from "#domain/analytics/analytics";
import { percent } from "#domain/analytics/percent";
import { BUCKET_MEASURES, bucketRange, HIGH_VALUE, LEAD_SCORE_BUCKETS } from "#domain/scoring/lead-score";
import { DataTable } from "../ground/charts/data-table.tsx";
import { Legend } from "../ground/charts/legend.tsx";
import { SegmentBar } from "../ground/charts/segment-bar.tsx";
import { countText, NO_FIGURE, percentText } from "../ground/data/figures.ts";
import { Figure } from "./figure.tsx";
import { ChartWithTable } from "../ground/charts/chart-with-table.tsx";
import { FigureList, Section } from "../ground/charts/section.tsx";

type Props = { quality: Analytics["quality"]; linkTo: (filters: Record<string, string>) => string };

/** The quality of leads, and how often they visit their hubs. */
export function QualitySection({ quality, linkTo }: Props) {
  const { averageMinutes, hubs, hubVisits, hubVisitRate, highValueLeads, distribution } = quality;
  const scored = Object.values(distribution).reduce((sum, count) => sum + count, 0);
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
  const buckets = LEAD_SCORE_BUCKETS.map((label) => {
    const meaning = BUCKET_MEASURES[label];
    return { label, range: bucketRange(label), value: distribution[meaning], meaning };
  });
  const scored = buckets.reduce((sum, { value }) => sum + value, 0);
  return (
    <ChartWithTable
      name="lead scores"
      chart={
        <>
          <h4 className="mb-3 text-sm font-semibold">Lead score distribution</h4>
          <SegmentBar
            title={`Lead scores: ${buckets.map(({ label, value }) => `${value} ${label.toLowerCase()}`).join(", ")}`}
            segments={buckets}
          />
          <div className="mt-3">
            <Legend
              entries={buckets.map(({ label, value, meaning }) => ({
                label,
                meaning,
                text: `${countText(value)} (${percentText(percent(value, scored))})`,
              }))}
            />
          </div>
        </>
      }
      table={
        <DataTable
          caption="Lead score distribution"
          rows={buckets}
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
