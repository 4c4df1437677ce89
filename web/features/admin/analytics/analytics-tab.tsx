import type { ComponentType } from "react";
import { useAdminParams } from "../ground/frame/admin-params.ts";
import { FigureBones } from "../ground/look/bones.tsx";
import { AnalyticsPage, type PageProps } from "./analytics-page.tsx";
import { viewOf, type AnalyticsView } from "./analytics-views.ts";
import { CampaignsSection } from "./campaigns-section.tsx";
import { FirstCallSection } from "./first-call-section.tsx";
import { FunnelSection } from "./funnel-section.tsx";
import { LostSection } from "./lost-section.tsx";
import { Overview } from "./overview/overview.tsx";
import { OverviewBones } from "./overview/overview-bones.tsx";
import { PipelineSection } from "./pipeline-section.tsx";
import { QualitySection } from "./quality-section.tsx";
import { RevenueSection } from "./revenue-section.tsx";
import { StepsScreen } from "./steps/steps-screen.tsx";
import { TiersSection } from "./tiers-section.tsx";
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
  revenue: RevenueSection,
  "first-call": ({ figures, period, linkTo }) => (
    <FirstCallSection firstCall={figures.firstCall} change={figures.change} period={period} linkTo={linkTo} />
  ),
  tiers: ({ figures, linkTo }) => (
    <>
      <TiersSection tiers={figures.tiers} linkTo={linkTo} />
      <QualitySection quality={figures.quality} linkTo={linkTo} />
    </>
  ),
  pipeline: ({ figures, linkTo }) => (
    <PipelineSection
      pipeline={figures.pipeline}
      wonWithoutValue={figures.revenue.wonWithoutValue}
      linkTo={linkTo}
    />
  ),
  lost: ({ figures, linkTo }) => <LostSection lost={figures.lost} linkTo={linkTo} />,
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
