import type { AdsReport } from "#domain/ads/ads-report";
import { settingsPath } from "#domain/settings/settings-section";
import { useQuery } from "@tanstack/react-query";
import { Link } from "../../../lib/link.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { QueryStates } from "../data/query-states.tsx";
import { cityOf } from "../leads/city-of.ts";
import { useAdminParams } from "../frame/admin-params.ts";
import { adsReportQuery } from "./ads-api.ts";
import { AdsControls } from "./ads-controls.tsx";
import { AdsCrumbs } from "./ads-crumbs.tsx";
import { AdsNotes } from "./ads-notes.tsx";
import { AdsTable } from "./ads-table.tsx";
import { adsViewOf, type AdsView } from "./ads-view.ts";
import { daysText } from "./days-text.ts";
import { WeeksSection } from "./weeks-section.tsx";

/** What each ad cost and brought, level by level. The view is part of the address. */
export function AdsTab() {
  const { params, change } = useAdminParams();
  const view = adsViewOf(params);
  const query = useQuery(adsReportQuery(view));
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 grow basis-64">
          <h2 className="font-display text-2xl font-semibold tracking-tight">Ads</h2>
          <p className="text-base-content/75 min-h-5 text-sm">{query.data && daysWords(query.data)}</p>
        </div>
        {query.data && (
          <AdsControls
            view={view}
            report={query.data}
            change={change}
            isFetching={query.isFetching}
            onRefresh={() => void query.refetch()}
          />
        )}
      </div>
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
          <Contents report={query.data} view={view} />
        </div>
      )}
    </div>
  );
}

function Contents({ report, view }: { report: AdsReport; view: AdsView }) {
  const { totals } = report;
  if (totals.spend.length === 0 && totals.starts === 0 && report.parent === null) return <NothingYet />;
  return (
    <>
      <AdsCrumbs report={report} view={view} />
      <AdsTable report={report} view={view} />
      <AdsNotes report={report} />
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
      Put the URL template into your ads, and bring in what they cost: as a file from Ads Manager, or from
      your ad account each night.
    </EmptyState>
  );
}

function daysWords({ from, to, timeZone }: AdsReport): string {
  return `Leads that started ${daysText(from, to)}, in ${cityOf(timeZone)} time.`;
}
