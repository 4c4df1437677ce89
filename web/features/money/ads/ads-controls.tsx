import { AD_TOUCHES, type AdsReport } from "#domain/money/report/ads-report";
import { ADS_SORTS, DEFAULT_SORT, SORT_IDS } from "#domain/money/report/sort-lines";
import { Download } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { adsQuery } from "../report/ads-report-query.ts";
import { TOUCH_WORDS } from "../report/ads-words.ts";
import { BarSelect } from "../../kit/data/bar-select.tsx";
import { DayChoices } from "../../kit/data/day-choices.tsx";
import { useExport } from "../../kit/data/use-export.ts";
import type { ChangeParams } from "../../kit/frame/admin-params.ts";
import { useTables, useWide } from "../../kit/frame/use-wide.ts";
import { Chip } from "../../kit/look/chip.tsx";
import { RefreshButton } from "../../kit/look/refresh-button.tsx";
import type { AdsView } from "./ads-view.ts";

type Props = {
  view: AdsView;
  report: AdsReport;
  change: ChangeParams;
  isFetching: boolean;
  onRefresh: () => void;
};

/** The days, and on a wide screen all else; a phone has that below its cards. */
export function AdsControls(props: Props) {
  const isWide = useWide();
  return (
    <>
      <DayChoices days={props.report} timeZone={props.report.timeZone} change={props.change} />
      {isWide && <FurtherControls {...props} />}
    </>
  );
}

/** Which leads are counted, in which order the lines stand, and the file of what is shown. */
export function FurtherControls({ view, change, isFetching, onRefresh }: Omit<Props, "report">) {
  const hasTable = useTables();
  const { start, isStarting } = useExport(adsExportUrl(view), "ads");
  return (
    <>
      <BarSelect
        label="Counted for"
        value={view.touch}
        onChange={(touch) => change({ touch: touch === "first" ? null : touch })}
      >
        {AD_TOUCHES.map((touch) => (
          <option key={touch} value={touch}>
            {TOUCH_WORDS[touch]}
          </option>
        ))}
      </BarSelect>
      {hasTable ? (
        <Chip isOn={view.isFull} onClick={() => change({ columns: view.isFull ? null : "all" })}>
          All columns
        </Chip>
      ) : (
        <BarSelect
          label="Sort by"
          value={view.sort}
          onChange={(sort) => change({ sort: sort === DEFAULT_SORT ? null : sort })}
        >
          {SORT_IDS.map((sort) => (
            <option key={sort} value={sort}>
              {ADS_SORTS[sort].label}
            </option>
          ))}
        </BarSelect>
      )}
      <Button size="sm" variant="outline" isBusy={isStarting} onClick={start}>
        <Download aria-hidden="true" className="size-4" />
        Export CSV
      </Button>
      <RefreshButton isBusy={isFetching} onPress={onRefresh} />
    </>
  );
}

/** The file of what is shown: in the same order, with the same branches open. */
function adsExportUrl({ sort, open, ...view }: AdsView): string {
  const params = { ...adsQuery(view), sort, ...(open.length > 0 && { open: open.join(",") }) };
  return `/api/ads/export.csv?${new URLSearchParams(params)}`;
}
