import { funnelSteps } from "#domain/analytics/funnel-steps";
import { worthALook } from "#domain/analytics/worth-a-look";
import { useQuery } from "@tanstack/react-query";
import { versionsQuery } from "../../ground/content/versions-query.ts";
import type { PageProps } from "../analytics-page.tsx";
import { FunnelPanel } from "./funnel-panel.tsx";
import { KeyTiles } from "./key-tiles.tsx";
import { PeoplePanel } from "./people-panel.tsx";
import { TiersPanel } from "./tiers-panel.tsx";
import { TrendPanel } from "./trend-panel.tsx";
import { WorthALookPanel } from "./worth-a-look.tsx";

/** How it goes, on one screen. */
export function Overview({ figures, period, linkTo }: PageProps) {
  const { change } = figures;
  const { data: versions = [] } = useQuery(versionsQuery());
  return (
    <div className="@container grid min-w-0 gap-3">
      <KeyTiles figures={figures} change={change} period={period} linkTo={linkTo} />
      <div className="grid gap-3 @5xl:grid-cols-[minmax(0,1fr)_24.5rem]">
        <TrendPanel
          trend={figures.trend}
          before={change.trend}
          step={figures.trendStep}
          period={period}
          versions={versions}
        />
        <FunnelPanel steps={funnelSteps(figures)} linkTo={linkTo} />
      </div>
      <div className="grid gap-3 @2xl:grid-cols-2 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,0.8fr)_minmax(0,0.72fr)]">
        <TiersPanel tiers={figures.tiers} linkTo={linkTo} />
        <PeoplePanel quality={figures.quality} types={figures.types} />
        <WorthALookPanel found={worthALook(figures)} linkTo={linkTo} />
      </div>
    </div>
  );
}
