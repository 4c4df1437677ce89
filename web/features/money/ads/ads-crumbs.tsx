import type { AdLevel, AdsReport } from "#domain/money/report/ads-report";
import { Fragment } from "react";
import { Link } from "../../../lib/link.tsx";
import { adsPath, type AdsView } from "./ads-view.ts";

const ALL: Record<AdLevel, string> = { campaign: "All campaigns", adset: "Its ad sets", ad: "Its ads" };

/** Where in the tree the table is: all campaigns, one's ad sets, or one's ads. */
export function AdsCrumbs({ report: { parents, level }, view }: { report: AdsReport; view: AdsView }) {
  const steps = [{ key: null, name: ALL.campaign }, ...parents];
  return (
    <nav aria-label="Campaign, ad set, ad">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {steps.map(({ key, name }, index) => (
          <Fragment key={key ?? "all"}>
            {index > 0 && (
              <li aria-hidden="true" className="text-base-content/60">
                ›
              </li>
            )}
            <li className="min-w-0 [overflow-wrap:anywhere]">
              {index === steps.length - 1 ? (
                <span aria-current="page" className="font-semibold">
                  <bdi>{name ?? key}</bdi>
                  {level !== "campaign" && `: ${ALL[level].toLowerCase()}`}
                </span>
              ) : (
                <Link className="link" to={adsPath({ ...view, parent: key })}>
                  <bdi>{name ?? key}</bdi>
                </Link>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
