import type { TierPerformance, Analytics } from "#domain/figures/analytics/analytics";
import { percent } from "#domain/figures/analytics/percent";
import type { StageTotals } from "#domain/figures/analytics/revenue";
import { describeLeadStatus } from "#domain/leads/pipeline";
import { HIGH_VALUE } from "#domain/offers/scoring/lead-score";
import type { ComponentType } from "react";
import { BarList } from "../../kit/charts/bar-list.tsx";
import { ChartPanel } from "../../kit/charts/chart-panel.tsx";
import { DataTable } from "../../kit/charts/data-table.tsx";
import { FigureList, Section } from "../../kit/charts/section.tsx";
import { countText, NO_FIGURE, percentText, noValueText } from "../../kit/data/figures.ts";
import { useMoney } from "../../kit/data/use-money.ts";
import { useAdminParams } from "../../kit/frame/admin-params.ts";
import { FigureBones } from "../../kit/look/bones.tsx";
import { Panel } from "../../kit/look/panel.tsx";
import { AnalyticsPage, type PageProps } from "./analytics-page.tsx";
import { viewOf, type AnalyticsView } from "./analytics-views.ts";
import { CampaignsSection } from "./campaigns-section.tsx";
import { Figure } from "./figure.tsx";
import { FirstCallSection } from "./first-call-section.tsx";
import { FunnelSection } from "./funnel-section.tsx";
import { LostSection } from "./lost-section.tsx";
import { OverviewBones } from "./overview/overview-bones.tsx";
import { Overview } from "./overview/overview.tsx";
import { RevenueSection } from "./revenue-section.tsx";
import { ScoreBars, scoreBuckets, scoredLeads } from "./score-bars.tsx";
import { StepsScreen } from "./steps/steps-screen.tsx";
import { TiersTable } from "./tiers-table.tsx";
import { TypesSection } from "./types-section.tsx";

/** What each page shows of the figures. */
const PAGES: Record<Exclude<AnalyticsView, "steps">, ComponentType<PageProps>> = {
  overview: Overview,
  conversion: ({ figures, linkTo }) => (
    <>
      <FunnelSection funnel={figures.funnel} linkTo={linkTo} />
      <TypesSection types={figures.types} linkTo={linkTo} />
    </>
  ),
  revenue: ({ figures, period, linkTo }) => (
    <>
      <RevenueSection figures={figures} period={period} linkTo={linkTo} />
      <div className="@container">
        <div className="grid items-start gap-3 @5xl:grid-cols-2">
          <PipelineSection
            pipeline={figures.pipeline}
            wonWithoutValue={figures.revenue.wonWithoutValue}
            linkTo={linkTo}
          />
          <LostSection lost={figures.lost} linkTo={linkTo} />
        </div>
      </div>
    </>
  ),
  "first-call": ({ figures, period, linkTo }) => (
    <FirstCallSection firstCall={figures.firstCall} change={figures.change} period={period} linkTo={linkTo} />
  ),
  tiers: ({ figures, linkTo }) => (
    <>
      <TiersSection tiers={figures.tiers} linkTo={linkTo} />
      <QualitySection quality={figures.quality} linkTo={linkTo} />
    </>
  ),
  campaigns: ({ figures }) => (
    <CampaignsSection campaigns={figures.campaigns} wonWithoutValue={figures.revenue.wonWithoutValue} />
  ),
};

/** Analytics opens as an overview; everything else stands on pages of its own. */
export function AnalyticsTab() {
  const { params } = useAdminParams();
  const view = viewOf(params.get("view"));
  if (view === "steps") return <StepsScreen />;
  return (
    <AnalyticsPage view={view} Page={PAGES[view]} Bones={view === "overview" ? OverviewBones : FigureBones} />
  );
}

type Props = { tiers: readonly TierPerformance[]; linkTo: (filters: Record<string, string>) => string };

const TITLE = "Performance by Tier";
const LEADS_AND_VALUE = [{ label: "Leads" }, { label: "Value" }];

/** Leads, bookings and revenue by offer. */
export function TiersSection({ tiers, linkTo }: Props) {
  const money = useMoney();
  if (tiers.length === 0)
    return (
      <Panel title={TITLE}>
        <p className="text-row text-ink-2">Once assessments are scored, their tiers are compared here.</p>
      </Panel>
    );
  return (
    <Panel title={TITLE}>
      <p className="text-row text-ink-2 max-w-prose">
        “Booked” means they clicked the booking link. Percentages are of each tier’s leads.
      </p>
      <div className="@container">
        <div className="grid items-start gap-4 @4xl:grid-cols-2">
          <BarList
            columns={LEADS_AND_VALUE}
            bars={tiers.map(({ tier, leads, totalValue }) => ({
              label: `Tier ${tier}`,
              amount: leads,
              figures: [countText(leads), money(totalValue)],
              to: linkTo({ tier: String(tier) }),
            }))}
          />
          <div className="border-line min-w-0 rounded-xl border">
            <TiersTable tiers={tiers} linkTo={linkTo} />
          </div>
        </div>
      </div>
    </Panel>
  );
}

type PipelineSectionProps = {
  pipeline: readonly StageTotals[];
  wonWithoutValue: number;
  linkTo: (filters: Record<string, string>) => string;
};

/** The leads and their value by stage. */
function PipelineSection({ pipeline, wonWithoutValue, linkTo }: PipelineSectionProps) {
  const money = useMoney();
  const linkOf = ({ status }: StageTotals) => linkTo({ leadStatus: status, leadsOnly: "true" });
  const missing = noValueText(wonWithoutValue);
  return (
    <ChartPanel
      title="Sales Pipeline Status"
      name="the sales pipeline"
      note={`Leads with an email address, by current stage. Bars are deal values.${missing ? ` ${missing}.` : ""}`}
      chart={
        <BarList
          columns={LEADS_AND_VALUE}
          bars={pipeline.map((stage) => ({
            label: describeLeadStatus(stage.status),
            amount: stage.value,
            figures: [countText(stage.count), money(stage.value)],
            to: linkOf(stage),
          }))}
        />
      }
      table={
        <DataTable
          caption="Sales pipeline status"
          rows={pipeline}
          rowKey={({ status }) => status}
          linkOf={linkOf}
          columns={[
            { label: "Stage", cell: ({ status }) => describeLeadStatus(status) },
            { label: "Leads", cell: ({ count }) => countText(count) },
            { label: "Value", cell: ({ value }) => money(value) },
          ]}
        />
      }
    />
  );
}

type QualitySectionProps = {
  quality: Analytics["quality"];
  linkTo: (filters: Record<string, string>) => string;
};

/** The quality of leads, and how often they visit their hubs. */
function QualitySection({ quality, linkTo }: QualitySectionProps) {
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
