import { zoneName } from "#domain/time/zone-name";
import type { AdsReport } from "#domain/money/report/ads-report";
import { roughMoney } from "#domain/money/ads/money-text";
import type { Forecast, Likely } from "#domain/money/ads/verdict/forecast";
import { settingsPath } from "#domain/settings/settings-section";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { Link } from "../../../lib/link.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { adsReportQuery } from "../report/ads-report-query.ts";
import { daysText } from "../report/ads-words.ts";
import { ErrorPanel } from "../../kit/data/error-panel.tsx";
import { countText, leadsText } from "../../kit/data/figures.ts";
import { useAdminParams } from "../../kit/frame/admin-params.ts";
import { useTables, useWide } from "../../kit/frame/use-wide.ts";
import { EmptyPlace } from "../../kit/look/empty-place.tsx";
import { GuideButton } from "../../kit/look/guide-button.tsx";
import { PageBar, PageBody } from "../../kit/look/page-bar.tsx";
import { Panel } from "../../kit/look/panel.tsx";
import { Waiting } from "../../kit/look/waiting.tsx";
import { AdsBones } from "./ads-bones.tsx";
import { AdsCards } from "./ads-cards.tsx";
import { AdsControls, FurtherControls } from "./ads-controls.tsx";
import { AdsCrumbs } from "./ads-crumbs.tsx";
import { ADS_GUIDE } from "./ads-guide.ts";
import { AdsNotes } from "./ads-notes.tsx";
import { AdsTable } from "./ads-table.tsx";
import { AdsTiles } from "./ads-tiles.tsx";
import { adsViewOf } from "./ads-view.ts";
import { SpendNote } from "./spend-note.tsx";
import { StopSection } from "./stop-section.tsx";
import { reportsOf, useBranches, type Branch } from "./use-branches.ts";
import { VerdictFilter } from "./verdict-filter.tsx";
import { WeeksSection } from "./weeks-section.tsx";

/** What each ad cost and brought, as a tree. The view and what is open are part of the address. */
export function AdsTab() {
  const { params, change } = useAdminParams();
  const view = adsViewOf(params);
  const query = useQuery({ ...adsReportQuery(view), placeholderData: keepPreviousData });
  const branches = useBranches(view);
  const all = [query, ...branches.values()];
  const { data } = query;
  const isWide = useWide();
  const controls = {
    view,
    change,
    isFetching: all.some(({ isFetching }) => isFetching),
    onRefresh: () => all.forEach(({ refetch }) => void refetch()),
  };
  return (
    <>
      <PageBar
        title="Ads"
        facts={data && <p className="max-sm:sr-only">{daysWords(data)}</p>}
        below={
          !isWide &&
          data &&
          data.lines.length > 0 && <VerdictFilter report={data} view={view} change={change} />
        }
      >
        <GuideButton guide={ADS_GUIDE} />
        {data && <AdsControls {...controls} report={data} />}
      </PageBar>
      <PageBody>
        {query.isError && (
          <ErrorPanel
            title="The ads could not be loaded"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isPending && (
          <Waiting words="Working out what each ad brought…">
            <AdsBones />
          </Waiting>
        )}
        {data && (
          <div
            className={`grid min-w-0 gap-3 transition-opacity ${query.isPlaceholderData ? "opacity-50" : ""}`}
            aria-busy={query.isFetching}
          >
            <Contents report={data} branches={branches} {...controls} />
          </div>
        )}
      </PageBody>
    </>
  );
}

type ContentsProps = {
  report: AdsReport;
  branches: ReadonlyMap<string, Branch>;
} & Omit<ComponentProps<typeof AdsControls>, "report">;

function Contents({ report, branches, ...controls }: ContentsProps) {
  const { view, change } = controls;
  const isWide = useWide();
  const hasTable = useTables();
  const { totals } = report;
  if (totals.spend.length === 0 && totals.starts === 0 && report.parent === null) return <NothingYet />;
  return (
    <>
      <SpendNote report={report} />
      <UnfilledNote report={report} />
      {hasTable && <AdsTiles report={report} view={view} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 empty:hidden">
        {(isWide || report.parent !== null) && <AdsCrumbs report={report} view={view} />}
        {isWide && <VerdictFilter report={report} view={view} change={change} />}
      </div>
      {hasTable ? (
        <div className="bg-sheet border-line min-w-0 rounded-xl border">
          <AdsTable report={report} branches={branches} view={view} change={change} />
        </div>
      ) : (
        <AdsCards report={report} view={view} />
      )}
      {!isWide && (
        <div className="flex flex-wrap items-center gap-2">
          <FurtherControls {...controls} />
        </div>
      )}
      <AdsNotes report={report} branches={[...reportsOf(branches).values()]} sort={view.sort} />
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <StopSection report={report} view={view} />
        <StillToComeSection report={report} />
      </div>
      <WeeksSection report={report} />
    </>
  );
}

function NothingYet() {
  return (
    <EmptyPlace
      title="No spend and no leads in this period"
      actions={
        <Link to={settingsPath("ads")} className={buttonClass()}>
          Set up ads
        </Link>
      }
    >
      Choose other days. If you have no data yet, add the URL template to your ads and import what they cost:
      from an Ads Manager file, or from your ad account each night.
    </EmptyPlace>
  );
}

function daysWords({ from, to, timeZone }: AdsReport): string {
  return `Leads that started ${daysText(from, to)} · ${zoneName(timeZone)}`;
}

/** Links in which Meta put nothing in place of the macros: their leads can be told for no ad. */
export function UnfilledNote({ report: { unfilled } }: { report: Pick<AdsReport, "unfilled"> }) {
  if (!unfilled) return null;
  return (
    <p role="status" className="alert alert-warning alert-soft block">
      {leadsText(unfilled.leads)} came from a link with macros that Meta didn’t fill in (
      {AND.format(unfilled.parameters)}), as when a template is pasted into the website address.{" "}
      <Link className="link whitespace-nowrap" to={settingsPath("ads")}>
        Check a link
      </Link>
    </p>
  );
}

const AND = new Intl.ListFormat("en-US");

/** What leads that are already here should still bring, of the whole account; nothing before there is enough to go by. */
export function StillToComeSection({ report: { stillToCome, currency } }: { report: AdsReport }) {
  if (!stillToCome) return null;
  return (
    <Panel title="Still to come">
      <p className="text-row text-ink-2">{`From all leads of the last year, whatever days are shown above. The ranges are right about 90% of the time.${
        stillToCome.isRough ? " Rough for now: you have less than half a year of leads." : ""
      }`}</p>
      <ul className="space-y-1">
        {stillToCome.spans.map((span) => (
          <li key={span.days}>
            {wonText(span)}
            {span.value && <span className="text-ink-2"> Worth {valueText(span.value, currency)}.</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function wonText({ days, won: { low, high } }: Forecast): string {
  const many = low === high ? countText(low) : `${countText(low)}–${countText(high)}`;
  return `Leads already here should bring ${many} more Won in ${days} days.`;
}

function valueText({ low, high }: Likely, currency: string): string {
  return `${roughMoney(low, currency)}–${roughMoney(high, currency)}`;
}
