import type { AdsReport } from "#domain/money/report/ads-report";
import { countText } from "../../kit/data/figures.ts";
import { Chip } from "../../kit/look/chip.tsx";
import type { ChangeParams } from "../../kit/frame/admin-params.ts";
import { SAID, type AdsView, type Said } from "./ads-view.ts";
import { VERDICT_LOOKS } from "./verdict-tag.tsx";

const WORDS: Record<Said, string> = { earns: "Earns", loses: "Loses", early: "Too early" };

type Props = { report: AdsReport; view: AdsView; change: ChangeParams };

/** How many lines earn, lose, or cannot be told yet; a press shows these alone. */
export function VerdictFilter({ report: { lines }, view, change }: Props) {
  const press = (verdict: Said | null) => change({ verdict }, { replace: true });
  return (
    <div role="group" aria-label="Verdict" className="flex flex-wrap gap-2">
      <Chip isOn={view.verdict === null} onClick={() => press(null)}>
        All <span className="tabular-nums">{countText(lines.length)}</span>
      </Chip>
      {SAID.map((said) => {
        const { icon: Icon, tone } = VERDICT_LOOKS[said];
        const isOn = view.verdict === said;
        return (
          <Chip key={said} isOn={isOn} onClick={() => press(isOn ? null : said)}>
            <Icon aria-hidden="true" className={`size-3.5 ${isOn ? "" : TONES[tone]}`} />
            {WORDS[said]}{" "}
            <span className="tabular-nums">
              {countText(lines.filter(({ result }) => result.verdict === said).length)}
            </span>
          </Chip>
        );
      })}
    </div>
  );
}

const TONES = { good: "text-good", bad: "text-bad", wait: "text-wait" } as const;
