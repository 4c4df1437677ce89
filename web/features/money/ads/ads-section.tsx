import { adSettings } from "#domain/money/ads/ad-settings";
import { CURRENCIES } from "#domain/money/ads/currency";
import type { Signal, SignalReport } from "#domain/money/ads/signals";
import type { StoredSetting } from "#domain/settings/settings";
import { dayTextAt } from "#domain/time/day-text";
import { useQuery, queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { DataTable } from "../../kit/charts/data-table.tsx";
import { ErrorPanel } from "../../kit/data/error-panel.tsx";
import { countText } from "../../kit/data/figures.ts";
import { ALWAYS_NEW } from "../../kit/data/query-client.ts";
import { LoadingPanel, FetchedTogether } from "../../kit/data/query-states.tsx";
import { reasonWords } from "../../delivery/words/delivery-words.ts";
import { SelectRow } from "../../kit/settings/select-row.tsx";
import { SETTING_NAMES } from "../../kit/settings/setting-names.ts";
import { SettingsCard } from "../../kit/settings/settings-card.tsx";
import { settingsQuery } from "../../kit/settings/settings-query.ts";
import { useSetting } from "../../kit/settings/use-setting.ts";
import { WithSettings } from "../../kit/settings/with-settings.tsx";
import { TextRow } from "../../kit/settings/text-row.tsx";
import { ZoneOptions } from "../../kit/settings/zone-options.tsx";
import { timeText } from "../../kit/time/times.ts";
import { useNow } from "../../kit/time/use-now.ts";
import { LinkCard } from "./link/link-card.tsx";
import { FormsCard } from "./forms/forms-card.tsx";
import { FetchCard } from "./spend/fetch-card.tsx";
import { ImportCard } from "./spend/import-card.tsx";
import { spendStateQuery } from "./spend/spend-api.ts";
import { VersionWarningNote } from "./version-warning-note.tsx";

/** How leads name their ads, how spend comes in, and what goes to Meta. */
export function AdsSection() {
  const queries = [useQuery(settingsQuery()), useQuery(spendStateQuery()), useQuery(signalsQuery())];
  return (
    <FetchedTogether queries={queries} loading="Loading ads…">
      <LinkCard />
      <FetchCard />
      <FormsCard />
      <WithSettings>
        {(settings) => (
          <>
            <ImportAtToday settings={settings} />
            <AdSettingsCard settings={settings} />
            <PixelCard settings={settings} />
          </>
        )}
      </WithSettings>
      <SignalsCard />
    </FetchedTogether>
  );
}

function ImportAtToday({ settings }: { settings: readonly StoredSetting[] }) {
  const stored = Object.fromEntries(settings.map(({ key, value }) => [key, value]));
  return <ImportCard today={dayTextAt(useNow(), adSettings(stored).timeZone)} />;
}

/** The currency of deals, and the days of the ad account. */
function AdSettingsCard({ settings }: { settings: readonly StoredSetting[] }) {
  const currency = settings.find(({ key }) => key === "deal_currency");
  const zone = settings.find(({ key }) => key === "ad_time_zone");
  return (
    <SettingsCard
      title="Currency and days"
      note="Return is shown where spend has the currency of deal values. Leads use the ad account’s days, so they line up with spend."
      hasRows
    >
      {currency && <CurrencyRow setting={currency} />}
      {zone && <AdZoneRow setting={zone} />}
    </SettingsCard>
  );
}

/** The pixel that pages load, and that events go to. */
function PixelCard({ settings }: { settings: readonly StoredSetting[] }) {
  return (
    <SettingsCard
      title="Pixel"
      note={
        <>
          To send events from the server too, set <code>META_CAPI_TOKEN</code> and deploy (step 6 of the
          README).
        </>
      }
      hasRows
    >
      <TextRow
        settings={settings}
        name="meta_pixel_id"
        inputMode="numeric"
        hint="Your pixel’s number in Events Manager. If empty, no pixel loads and no events are sent."
      />
      <TextRow
        settings={settings}
        name="meta_test_event_code"
        hint="From ‘Test events’ in Events Manager. While it’s set, Meta counts no server events: clear it after testing."
      />
    </SettingsCard>
  );
}

function CurrencyRow({ setting }: { setting: StoredSetting }) {
  const edit = useSetting(setting);
  return (
    <SelectRow
      edit={edit}
      label={SETTING_NAMES.deal_currency}
      hint="Used everywhere, including Slack and Meta. Amounts aren’t converted."
    >
      {CURRENCIES.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </SelectRow>
  );
}

function AdZoneRow({ setting }: { setting: StoredSetting }) {
  const edit = useSetting(setting);
  return (
    <SelectRow
      edit={edit}
      label={SETTING_NAMES.ad_time_zone}
      hint="As in Ads Manager under Account overview."
    >
      <ZoneOptions chosen={edit.text} />
    </SelectRow>
  );
}

/** The delivery of ad events to Meta. */
export function SignalsCard() {
  const { data, isPending, error, refetch } = useQuery(signalsQuery());
  return (
    <SettingsCard
      title="Ad signals"
      note={data && `Events for Meta’s Conversions API in the last ${data.days} days.`}
    >
      {isPending && <LoadingPanel text="Loading ad signals…" />}
      {!isPending && !data && (
        <ErrorPanel title="The ad signals could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data && <SignalState report={data} />}
      {data && isWorthShowing(data) && (
        <DataTable
          caption="Ad signals by event"
          rows={data.signals}
          rowKey={({ name }) => name}
          columns={[
            { label: "Event", cell: ({ name }) => name },
            SENT,
            { label: "Matched with the browser’s", cell: ({ paired }) => countText(paired) },
            ...STATES,
          ]}
        />
      )}
      {data && data.stages.length > 0 && (
        <DataTable
          caption="Stages of form leads"
          rows={data.stages}
          rowKey={({ name }) => name}
          columns={[{ label: "Stage of a form lead", cell: ({ name }) => name }, SENT, ...STATES]}
        />
      )}
    </SettingsCard>
  );
}

const SENT = { label: "Sent", cell: ({ sent }: Signal) => countText(sent) };

const STATES = [
  { label: "Waiting", cell: ({ waiting }: Signal) => countText(waiting) },
  { label: "Refused", cell: refused },
  { label: "Canceled", cell: ({ cancelled }: Signal) => countText(cancelled) },
  { label: "Last sent", cell: ({ lastSentAt }: Signal) => (lastSentAt ? timeText(lastSentAt) : "–") },
];

/** Without a pixel there is nothing to show except earlier counts. */
function isWorthShowing({ configured, signals }: SignalReport): boolean {
  return signals.some(({ sent, waiting, refused: count }) => configured || sent + waiting + count > 0);
}

function SignalState({ report }: { report: SignalReport }) {
  const { configured, testing, paused, versionWarning, signals } = report;
  if (!configured) {
    return (
      <p>
        Not set up: the server sends no events. To send them, set the pixel above and{" "}
        <code>META_CAPI_TOKEN</code>, and deploy (step 6 of the README).
      </p>
    );
  }
  return (
    <>
      {paused && (
        <p role="alert" className="alert alert-error alert-soft block">
          Paused: {reasonWords(paused)}. Events are kept and will be sent once this is fixed.
        </p>
      )}
      {versionWarning && <VersionWarningNote said={versionWarning} stops="events stop going out" />}
      {testing && (
        <p className="alert alert-warning alert-soft block">
          Test mode: events carry a test code, and Meta does not count them.
        </p>
      )}
      {signals.length === 0 && <p className="text-base-content/75">No events in this period.</p>}
    </>
  );
}

function refused({ refused: count, reasons }: Signal): string {
  const why = reasons.map(({ reason, count: times }) => `${reasonWords(reason)} × ${times}`).join(", ");
  return why ? `${countText(count)} (${why})` : countText(count);
}

export function signalsQuery() {
  return queryOptions({ ...ALWAYS_NEW, queryKey: ["signals"], queryFn: () => unwrap(api.signals.$get()) });
}
