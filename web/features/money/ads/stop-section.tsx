import type { AdsReport } from "#domain/money/report/ads-report";
import { STOP_DAYS, type AdToStop, type StopReport } from "#domain/money/report/stop-report";
import { ADS_MIN, BOOKED_MIN } from "#domain/money/ads/verdict/stop-advice";
import { ALIKE_WORDS, stopWords } from "#domain/money/ads/verdict/stop-words";
import { Link } from "../../../lib/link.tsx";
import { Panel } from "../../kit/look/panel.tsx";
import { countText } from "../../kit/data/figures.ts";
import { adsPath, type AdsView } from "./ads-view.ts";

/** Which ads to consider stopping, by the calls that they booked: weeks before their deals can tell. */
export function StopSection({ report: { stop, currency }, view }: { report: AdsReport; view: AdsView }) {
  if (!stop) return null;
  if (stop.state === "alike") return <Panel title={ALIKE_WORDS.label}>{ALIKE_WORDS.sentence}</Panel>;
  const basis = `By booked calls in the last ${STOP_DAYS} days, for ads that still run.`;
  return (
    <Panel title="Consider stopping">
      <p className="text-row text-ink-2">{basis}</p>
      {stop.state === "few" ? (
        <p>
          Too early: we can compare your ads once {ADS_MIN} of them have booked {BOOKED_MIN} calls together.
        </p>
      ) : (
        <>
          {stop.ads.length === 0 ? (
            <p>No ad stands out.</p>
          ) : (
            <ToStop {...stop} view={view} currency={currency} />
          )}
          {stop.early > 0 && (
            <p className="mt-2">
              {stop.early === 1 ? "1 ad is" : `${countText(stop.early)} ads are`} too early to compare.
            </p>
          )}
        </>
      )}
    </Panel>
  );
}

type ListProps = Pick<StopReport, "ads" | "more"> & { view: AdsView; currency: string };

function ToStop({ ads, more, view, currency }: ListProps) {
  return (
    <ul className="space-y-2">
      {ads.map((ad) => (
        <li key={ad.key}>
          <Link className="link font-semibold" to={adsPath({ ...view, parent: adsetOf(ad), open: [] })}>
            <bdi>{ad.name ?? ad.key}</bdi>
          </Link>{" "}
          {stopWords(ad.worse, currency).sentence}
        </li>
      ))}
      {more > 0 && <li>And {countText(more)} more, marked where their ads are listed.</li>}
    </ul>
  );
}

function adsetOf({ key }: AdToStop): string {
  return key.slice(0, key.lastIndexOf("/"));
}
