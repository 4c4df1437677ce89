import type { AdsReport } from "#domain/ads-report/ads-report";
import { roughMoney } from "#domain/ads/rough-money";
import type { Forecast, Likely } from "#domain/ads/verdict/forecast";
import { Panel } from "../ground/look/panel.tsx";
import { countText } from "../ground/data/figures.ts";

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
