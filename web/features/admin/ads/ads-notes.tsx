import type { AdsReport } from "#domain/ads/ads-report";
import { NO_VERDICTS, type NoVerdict } from "#domain/ads/return-on-spend";
import { NOT_IN_SPEND } from "./ads-words.ts";
import { NO_VERDICT_WORDS } from "./return-cell.tsx";
import { isSpent } from "./spend-note.tsx";

type Props = { report: AdsReport; branches: readonly AdsReport[] };

/** What the figures do not say by themselves: why there is no verdict, and what is not counted yet. */
export function AdsNotes({ report, branches }: Props) {
  const { unattributed, totals, medianDaysToWon, counting } = report;
  const lines = [report, ...branches].flatMap((one) => one.lines);
  const isUnknown = isSpent(report) && lines.some(({ name }) => name === null);
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
      {(shown.length > 0 || isUnknown) && (
        <dl className="space-y-1">
          {shown.map((why) => (
            <div key={why}>
              <dt className="inline font-semibold">{NO_VERDICT_WORDS[why]}: </dt>
              <dd className="inline">{NO_VERDICTS[why]}</dd>
            </div>
          ))}
          {isUnknown && (
            <div>
              <dt className="inline font-semibold">{NOT_IN_SPEND}: </dt>
              <dd className="inline">
                links with this ID brought leads, but no spend that came in has it. Its days may still be
                missing, or somebody made the link up.
              </dd>
            </div>
          )}
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
