import type { AdsReport } from "#domain/ads-report/ads-report";
import { settingsPath } from "#domain/settings/settings-section";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "../../../lib/link.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { QueryStates } from "../ground/data/query-states.tsx";
import { cityOf } from "../ground/time/city-of.ts";
import { useAdminParams, type ChangeParams } from "../ground/frame/admin-params.ts";
import { PageBar, PageBody } from "../ground/look/page-bar.tsx";
import { adsReportQuery } from "./ads-api.ts";
import { AdsControls } from "./ads-controls.tsx";
import { AdsCrumbs } from "./ads-crumbs.tsx";
import { AdsNotes } from "./ads-notes.tsx";
import { AdsTable } from "./ads-table.tsx";
import { adsViewOf, type AdsView } from "./ads-view.ts";
import { daysText } from "../ground/ads/days-text.ts";
import { reportsOf, useBranches, type Branch } from "./use-branches.ts";
import { SpendNote } from "./spend-note.tsx";
import { StillToComeSection } from "./still-to-come-section.tsx";
import { StopSection } from "./stop-section.tsx";
import { WeeksSection } from "./weeks-section.tsx";

/** What each ad cost and brought, as a tree. The view and what is open are part of the address. */
export function AdsTab() {
  const { params, change } = useAdminParams();
  const view = adsViewOf(params);
  const query = useQuery({ ...adsReportQuery(view), placeholderData: keepPreviousData });
  const branches = useBranches(view);
  const all = [query, ...branches.values()];
  return (
    <>
      <PageBar title="Ads" facts={query.data && daysWords(query.data)} />
      <PageBody>
        {query.data && (
          <AdsControls
            view={view}
            report={query.data}
            change={change}
            isFetching={all.some(({ isFetching }) => isFetching)}
            onRefresh={() => all.forEach(({ refetch }) => void refetch())}
          />
        )}
        <QueryStates
          query={query}
          loading="Working out what each ad brought…"
          failed="The ads could not be loaded"
        />
        {query.data && (
          <div
            className={`space-y-6 transition-opacity ${query.isPlaceholderData ? "opacity-50" : ""}`}
            aria-busy={query.isFetching}
          >
            <Contents report={query.data} branches={branches} view={view} change={change} />
          </div>
        )}
      </PageBody>
    </>
  );
}

type ContentsProps = {
  report: AdsReport;
  branches: ReadonlyMap<string, Branch>;
  view: AdsView;
  change: ChangeParams;
};

function Contents({ report, branches, view, change }: ContentsProps) {
  const { totals } = report;
  if (totals.spend.length === 0 && totals.starts === 0 && report.parent === null) return <NothingYet />;
  return (
    <>
      <AdsCrumbs report={report} view={view} />
      <SpendNote report={report} />
      <AdsTable report={report} branches={branches} view={view} change={change} />
      <AdsNotes report={report} branches={[...reportsOf(branches).values()]} sort={view.sort} />
      <StopSection report={report} view={view} />
      <StillToComeSection report={report} />
      <WeeksSection report={report} />
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="No spend and no leads in these days"
      action={
        <Link to={settingsPath("ads")} className={buttonClass({ size: "sm" })}>
          Set up ads
        </Link>
      }
    >
      Choose other days. If there are none yet, put the URL template into your ads, and bring in what they
      cost: as a file from Ads Manager, or from your ad account each night.
    </EmptyState>
  );
}

function daysWords({ from, to, timeZone }: AdsReport): string {
  return `Leads that started ${daysText(from, to)}, in ${cityOf(timeZone)} time.`;
}
