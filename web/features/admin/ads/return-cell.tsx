import { ALL_ADS, finalReturn, type AdLine, type AdsReport } from "#domain/ads-report/ads-report";
import { earlyWords, stopWords } from "#domain/ads/verdict/stop-words";
import type { Verdict } from "#domain/ads/verdict/verdict";
import { verdictWords, type VerdictWords } from "#domain/ads/verdict/verdict-words";
import { CirclePause, Hourglass, TrendingDown, TrendingUp, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { NO_FIGURE } from "../ground/data/figures.ts";
import { moneyText } from "./money-text.ts";

type Look = { tone: "success" | "error" | "warning"; icon: LucideIcon };

const LOOKS: Record<NonNullable<Verdict["verdict"]>, Look> = {
  earns: { tone: "success", icon: TrendingUp },
  loses: { tone: "error", icon: TrendingDown },
  early: { tone: "warning", icon: Hourglass },
};
const STOP: Look = { tone: "error", icon: CirclePause };

type Props = { line: AdLine; report: AdsReport };

/** What each unit spent should bring in the end and within what that is likely to lie, what that says, and why. */
export function ReturnCell({ line, report }: Props) {
  const { result, advice } = line;
  const final = finalReturn(line);
  const words = verdictWords(result, report.currency);
  return (
    <div className="w-40 space-y-1 whitespace-normal sm:w-52">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span>{final === null ? NO_FIGURE : timesText(final)}</span>
        {result.verdict !== null && <Mark words={words} look={LOOKS[result.verdict]} />}
      </div>
      {result.return && (
        <Small>
          Likely range {timesText(result.return.low)} to {timesText(result.return.high)}
          <OfWhat line={line} report={report} />
        </Small>
      )}
      <Small>{words.sentence}</Small>
      {advice?.advice === "stop" && <Stop words={stopWords(advice.worse, report.currency)} />}
      {advice && "more" in advice && <Early words={earlyWords(advice.more, report.currency)} />}
    </div>
  );
}

/** The total says what its return leaves out: what no ad brought, or none that spent in the currency of deals. */
function OfWhat({ line, report: { lines, currency } }: Props) {
  if (line.key !== ALL_ADS) return null;
  const amount = lines.reduce((sum, { result, value }) => (result.return ? sum + value : sum), 0);
  return amount < line.value && <>, of the {moneyText({ currency, amount })} that spend brought</>;
}

function Stop({ words }: { words: VerdictWords }) {
  return (
    <>
      <Mark words={words} look={STOP} />
      <Small>{words.sentence}</Small>
    </>
  );
}

/** Without a mark: the verdict has its own, and may say the same. */
function Early({ words: { label, sentence } }: { words: VerdictWords }) {
  return (
    <Small>
      {label}. {sentence}
    </Small>
  );
}

function Mark({ words, look: { tone, icon: Icon } }: { words: VerdictWords; look: Look }) {
  return (
    <Badge tone={tone} className="whitespace-nowrap">
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {words.label}
    </Badge>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <span className="text-base-content/75 block text-xs">{children}</span>;
}

/** `1.52×`, and no more digits than mean something: `15.2×`, `1,520×`. */
function timesText(ratio: number): string {
  const digits = ratio < 10 ? 2 : ratio < 100 ? 1 : 0;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${ratio.toLocaleString("en-US", format)}×`;
}
