import { AD_TOUCHES, type AdsReport } from "#domain/ads-report/ads-report";
import { Button } from "../../../ui/button.tsx";
import { FilterChoice } from "../ground/data/filter-choice.tsx";
import { useExport } from "../ground/data/use-export.ts";
import { DayChoices } from "../ground/data/day-choices.tsx";
import type { ChangeParams } from "../ground/frame/admin-params.ts";
import { adsExportUrl } from "./ads-api.ts";
import type { AdsView } from "./ads-view.ts";
import { TOUCH_WORDS } from "../ground/ads/ads-words.ts";
import { ADS_SORTS, DEFAULT_SORT, SORT_IDS } from "#domain/ads-report/sort-lines";

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
      <DayChoices days={report} timeZone={report.timeZone} change={change} />
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
