import type { AdsReport } from "#domain/ads/ads-report";
import { NO_VERDICTS, type NoVerdict } from "#domain/ads/return-on-spend";
import { NO_VERDICT_WORDS } from "./return-cell.tsx";

/** What the figures do not say by themselves: why there is no verdict, and what is not counted yet. */
export function AdsNotes({ report }: { report: AdsReport }) {
  const { lines, unattributed, totals, medianDaysToWon, counting } = report;
  const whys = new Set([...lines, unattributed, totals].map(({ result }) => result.why));
  const shown = Object.keys(NO_VERDICTS)
    .filter(isNoVerdict)
    .filter((why) => whys.has(why));
  return (
    <div className="text-base-content/75 max-w-prose space-y-2 text-sm">
      {counting && (
        <p role="status" className="alert alert-info alert-soft">
          Leads are still being matched with ads, so these figures may yet change.
        </p>
      )}
      <p>
        Return is the value of the leads that are Won ÷ spend. The two figures below it are its 90% interval:
        the truth lies between them nine times out of ten.{" "}
        {medianDaysToWon !== null && `Half of your deals are Won within ${daysWords(medianDaysToWon)}.`}
      </p>
      {shown.length > 0 && (
        <dl className="space-y-1">
          {shown.map((why) => (
            <div key={why}>
              <dt className="inline font-semibold">{NO_VERDICT_WORDS[why]}: </dt>
              <dd className="inline">{NO_VERDICTS[why]}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function daysWords(days: number): string {
  const whole = Math.round(days);
  return whole === 1 ? "1 day" : `${whole} days`;
}

function isNoVerdict(why: string): why is NoVerdict {
  return Object.hasOwn(NO_VERDICTS, why);
}
