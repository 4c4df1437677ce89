import { AD_TOUCHES, type AdsReport } from "#domain/ads/ads-report";
import { dayTextAt, daysAfter } from "#domain/time/day-text";
import { Button } from "../../../ui/button.tsx";
import { FilterChoice } from "../assessments/filter-choice.tsx";
import { useExport } from "../assessments/use-export.ts";
import type { ChangeParams } from "../frame/admin-params.ts";
import { useNow } from "../leads/use-now.ts";
import { adsExportUrl } from "./ads-api.ts";
import type { AdsView } from "./ads-view.ts";
import { TOUCH_WORDS } from "./ads-words.ts";
import { ADS_SORTS, DEFAULT_SORT, SORT_IDS } from "./sort-lines.ts";

/** Without days in the address, the last 30 are shown. */
const USUAL_DAYS = 30;
const PERIODS = [
  { days: 7, label: "Last 7 days" },
  { days: USUAL_DAYS, label: "Last 30 days" },
  { days: 90, label: "Last 90 days" },
  { days: 365, label: "Last 12 months" },
];

type Props = {
  view: AdsView;
  report: AdsReport;
  change: ChangeParams;
  isFetching: boolean;
  onRefresh: () => void;
};

/** Which leads are counted, in which order the lines stand, and the file of what is shown. */
export function AdsControls({ view, report, change, isFetching, onRefresh }: Props) {
  const { start, isStarting } = useExport(adsExportUrl(view), "ads");
  return (
    <div className="flex grow flex-wrap items-end gap-2">
      <DayChoices report={report} change={change} />
      <FilterChoice
        label="Counted for"
        basis="basis-34"
        value={view.touch}
        onChange={(touch) => change({ touch: touch === "first" ? null : touch })}
      >
        {AD_TOUCHES.map((touch) => (
          <option key={touch} value={touch}>
            {TOUCH_WORDS[touch]}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice
        label="Sort by"
        basis="basis-34"
        value={view.sort}
        onChange={(sort) => change({ sort: sort === DEFAULT_SORT ? null : sort })}
      >
        {SORT_IDS.map((sort) => (
          <option key={sort} value={sort}>
            {ADS_SORTS[sort].label}
          </option>
        ))}
      </FilterChoice>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" isBusy={isStarting} onClick={start}>
          Export CSV
        </Button>
        <Button size="sm" variant="outline" isBusy={isFetching} onClick={onRefresh}>
          Refresh
        </Button>
      </div>
    </div>
  );
}

function DayChoices({ report, change }: Pick<Props, "report" | "change">) {
  const today = dayTextAt(useNow(), report.timeZone);
  const chosen = PERIODS.find(
    ({ days }) => report.to === today && report.from === daysAfter(today, 1 - days),
  );
  const choose = (days: string) => {
    if (days === "") return;
    const from = daysAfter(today, 1 - Number(days));
    change(Number(days) === USUAL_DAYS ? { from: null, to: null } : { from, to: today });
  };
  return (
    <>
      <FilterChoice label="Period" basis="basis-34" value={String(chosen?.days ?? "")} onChange={choose}>
        {!chosen && <option value="">Other days</option>}
        {PERIODS.map(({ days, label }) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </FilterChoice>
      <DayField
        label="From"
        value={report.from}
        onChange={(from) => change({ from, to: from > report.to ? from : report.to })}
      />
      <DayField
        label="To"
        value={report.to}
        onChange={(to) => change({ to, from: to < report.from ? to : report.from })}
      />
    </>
  );
}

type DayProps = { label: string; value: string; onChange: (day: string) => void };

function DayField({ label, value, onChange }: DayProps) {
  return (
    <label className="min-w-0 grow basis-28 text-xs">
      <span className="text-base-content/75 block">{label}</span>
      <input
        key={value}
        type="date"
        className="input input-sm w-full"
        defaultValue={value}
        max="9999-12-31"
        // While a day is typed, it is none or another's for a moment.
        onBlur={({ target }) => target.value && target.value !== value && onChange(target.value)}
        onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
      />
    </label>
  );
}
