import type { AdsReport } from "#domain/money/report/ads-report";
import { fetchErrorText } from "#domain/money/ads/fetch-error";
import { settingsPath } from "#domain/settings/settings-section";
import { useQuery } from "@tanstack/react-query";
import { Link } from "../../../lib/link.tsx";
import { timeText } from "../../kit/time/times.ts";
import { spendStateQuery } from "./spend/spend-api.ts";

/** Why spend is missing from the figures, and where to mend that. */
export function SpendNote({ report }: { report: Pick<AdsReport, "weeks"> }) {
  const { data } = useQuery(spendStateQuery());
  const failed = data?.lastFetch?.error ? data.lastFetch : null;
  if (failed?.error)
    return (
      <p role="alert" className="alert alert-error alert-soft block">
        Spend could not be fetched on {timeText(failed.startedAt)}, so the newest days may be missing.{" "}
        {fetchErrorText(failed.error)} <SettingsLink>See ad settings</SettingsLink>
      </p>
    );
  if (isSpent(report)) return null;
  return (
    <p className="alert alert-info alert-soft block">
      No spend for this period yet, so these leads have no cost. <SettingsLink>Import spend</SettingsLink>
    </p>
  );
}

/** Whether the account spent anything in these days, whatever level the table shows. */
export function isSpent({ weeks }: Pick<AdsReport, "weeks">): boolean {
  return weeks.some(({ spend }) => spend.length > 0);
}

function SettingsLink({ children }: { children: string }) {
  return (
    <Link className="link whitespace-nowrap" to={settingsPath("ads")}>
      {children}
    </Link>
  );
}
