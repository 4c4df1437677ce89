import { ANALYTICS_PERIODS, type AnalyticsPeriod } from "#domain/figures/analytics/period";
import type { ContentVersion } from "#domain/content/content-version";
import { countText, type Count } from "#domain/leads/assessment-list";
import { settingsPath } from "#domain/settings/settings-section";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Link } from "../../../lib/link.tsx";
import { readStored, store } from "../../../lib/storage.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { Button } from "../../../ui/button.tsx";
import { versionsQuery } from "../../content/published/published.ts";
import { BarSelect } from "../../kit/data/bar-select.tsx";
import { ErrorPanel } from "../../kit/data/error-panel.tsx";
import { totalText } from "../../kit/data/figures.ts";
import { useAdminParams } from "../../kit/frame/admin-params.ts";
import { newLeads } from "../../leads/live/desk.ts";
import { useDesk } from "../../leads/live/desk-query.ts";
import { EmptyPlace } from "../../kit/look/empty-place.tsx";
import { PageBar, PageBody } from "../../kit/look/page-bar.tsx";
import { RefreshButton } from "../../kit/look/refresh-button.tsx";
import { Waiting } from "../../kit/look/waiting.tsx";
import { timeText } from "../../kit/time/times.ts";
import { analyticsQuery, type AnalyticsFigures } from "./analytics-api.ts";
import { AnalyticsNav } from "./analytics-nav.tsx";
import type { AnalyticsView } from "./analytics-views.ts";
import { listLink } from "./list-link.ts";
import { PeriodFilter } from "./period-filter.tsx";
import { periodWords } from "./period-words.ts";

export type PageProps = {
  figures: AnalyticsFigures;
  period: AnalyticsPeriod;
  /** Leads to the list behind a figure of the period. */
  linkTo: (filters: Record<string, string>) => string;
};

type Props = {
  view: AnalyticsView;
  Page: ComponentType<PageProps>;
  /** What stands there until the figures are here, in their shape. */
  Bones: ComponentType;
};

/** A page of Analytics: its period, and what is shown of its figures. Both are part of the address. */
export function AnalyticsPage({ view, Page, Bones }: Props) {
  const { params, change } = useAdminParams();
  const chosen = periodOf(params.get("period"));
  const { version, ...since } = useSinceVersion();
  const period = version ? "all" : chosen;
  const from = version?.at ?? null;
  const query = useQuery({ ...analyticsQuery(period, from), placeholderData: keepPreviousData });
  const choose = (next: AnalyticsPeriod) => {
    keepPeriod(next);
    change({ period: next, since: null });
  };
  const { data } = query;
  return (
    <>
      <PageBar
        title="Analytics"
        facts={data && <Facts {...{ data, period, version }} onRefresh={() => void query.refetch()} />}
        below={<AnalyticsNav current={view} />}
      >
        <SinceVersion {...since} version={version} />
        <PeriodFilter value={version ? null : period} onChange={choose} />
        <RefreshButton isBusy={query.isFetching && !query.isPending} onPress={() => void query.refetch()} />
      </PageBar>
      <PageBody>
        {query.isError && (
          <ErrorPanel
            title="The analytics could not be loaded"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isPending && (
          <Waiting words="Working out the figures…">
            <Bones />
          </Waiting>
        )}
        {data && (
          <div
            className={`grid min-w-0 gap-3 transition-opacity ${query.isPlaceholderData ? "opacity-50" : ""}`}
            aria-busy={query.isFetching}
          >
            {data.types.total === 0 && data.cohort.leads === 0 ? (
              <NobodyYet period={period} onAllTime={() => choose("all")} />
            ) : (
              <Page
                figures={data}
                period={period}
                linkTo={(filters) => listLink(period, filters, data, from)}
              />
            )}
            {data.suspects.value > 0 && <SuspectsNote suspects={data.suspects} />}
          </div>
        )}
      </PageBody>
    </>
  );
}

type FactsProps = {
  data: AnalyticsFigures;
  period: AnalyticsPeriod;
  version: ContentVersion | null;
  onRefresh: () => void;
};

function Facts({ data, period, version, onRefresh }: FactsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p className="max-sm:sr-only">{version ? sinceWords(version) : periodWords(period, data)}</p>
      <NewerLeads readAt={data.readAt} time={data.time} onRefresh={onRefresh} />
    </div>
  );
}

function SuspectsNote({ suspects }: { suspects: Count }) {
  return (
    <p className="text-ink-2 text-row">
      Suspects: {totalText(countText(suspects))}. They are left out of these figures and marked in the list.
    </p>
  );
}

const KEY = "analytics-period";

/** The period in the address, else what was last chosen in this browser, and at first All Time. */
function periodOf(name: string | null): AnalyticsPeriod {
  return known(name) ?? known(readStored(KEY)) ?? "all";
}

function keepPeriod(period: AnalyticsPeriod): void {
  store(KEY, period);
}

function known(name: unknown): AnalyticsPeriod | undefined {
  return ANALYTICS_PERIODS.find((period) => period === name);
}

type NewerLeadsProps = {
  /** The newest change that the figures may hold. */
  readAt: number;
  /** When they were read, in milliseconds. */
  time: number;
  onRefresh: () => void;
};

/** How many leads are not in the figures yet; a press brings them in. Nothing while there are none. */
function NewerLeads({ readAt, time, onRefresh }: NewerLeadsProps) {
  const count = newLeads(useDesk(), readAt, () => false).length;
  const since = new Date(time).toLocaleTimeString("en-US", { timeStyle: "short" });
  return (
    <p role="status" className="min-h-6 text-sm">
      {count > 0 && (
        <button type="button" className="link tap" onClick={onRefresh}>
          {count === 1 ? "1 new lead" : `${count} new leads`} since {since}
        </button>
      )}
    </p>
  );
}

/** In place of the figures of a period in which nobody came. */
function NobodyYet({ period, onAllTime }: { period: AnalyticsPeriod; onAllTime: () => void }) {
  return (
    <EmptyPlace
      title={`Nobody has started an assessment ${period === "all" ? "yet" : "in this period"}`}
      actions={
        period === "all" ? (
          <Link to={settingsPath("ads")} className={buttonClass()}>
            Set up ads
          </Link>
        ) : (
          <Button onClick={onAllTime}>Show All Time</Button>
        )
      }
    >
      Starts, completions, tiers and deal values will appear here.
    </EmptyPlace>
  );
}

/** The version of the funnel since whose publishing the figures count, as the address names it. */
function useSinceVersion() {
  const { params, change } = useAdminParams();
  const { data: versions = [] } = useQuery(versionsQuery());
  const version = versions.find(({ number }) => String(number) === params.get("since")) ?? null;
  return { versions, version, onChange: (number: string) => change({ since: number, period: null }) };
}

type SinceVersionProps = ReturnType<typeof useSinceVersion>;

/** 'Since version 3', where any was ever published. */
function SinceVersion({ versions, version, onChange }: SinceVersionProps) {
  if (versions.length === 0) return null;
  return (
    <BarSelect
      label="Since a version of the funnel"
      value={version ? String(version.number) : ""}
      onChange={onChange}
    >
      <option value="">Since version…</option>
      {versions.map(({ number, note }) => (
        <option key={number} value={number}>
          Since version {number}
          {note && `: ${note.slice(0, 40)}`}
        </option>
      ))}
    </BarSelect>
  );
}

function sinceWords({ number, at }: ContentVersion): string {
  return `Since version ${number}, ${timeText(at)}`;
}
