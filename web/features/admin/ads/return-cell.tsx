import type { NoVerdict, ReturnOnSpend } from "#domain/ads/return-on-spend";
import { Badge } from "../../../ui/badge.tsx";
import { NO_FIGURE } from "../data/figures.ts";

type Verdict = NonNullable<ReturnOnSpend["verdict"]>;

export const VERDICT_WORDS: Record<Verdict, { word: string; tone: "success" | "error" | "neutral" }> = {
  earns: { word: "Earns", tone: "success" },
  loses: { word: "Loses", tone: "error" },
  open: { word: "Open", tone: "neutral" },
};

/** In a cell there is room for a word or two; the sentence is below the table. */
export const NO_VERDICT_WORDS: Record<NoVerdict, string> = {
  no_spend: "No spend",
  other_currency: "Other currency",
  too_young: "Too young",
  few_won: "Too few Won",
};

/** What came back for each unit spent, how sure that is, and what it says. */
export function ReturnCell({ result }: { result: ReturnOnSpend }) {
  const { return: found } = result;
  return (
    <>
      {found ? (
        <>
          {timesText(found.ratio)}
          <span className="text-base-content/75 block text-xs">
            {timesText(found.low)} to {timesText(found.high)}
          </span>
        </>
      ) : (
        NO_FIGURE
      )}
      {result.verdict === null ? (
        <span className="text-base-content/75 block text-xs">{NO_VERDICT_WORDS[result.why]}</span>
      ) : (
        <span className="block">
          <Badge tone={VERDICT_WORDS[result.verdict].tone}>{VERDICT_WORDS[result.verdict].word}</Badge>
        </span>
      )}
    </>
  );
}

/** `1.52×`, and no more digits than mean something: `15.2×`, `1,520×`. */
function timesText(ratio: number): string {
  const digits = ratio < 10 ? 2 : ratio < 100 ? 1 : 0;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${ratio.toLocaleString("en-US", format)}×`;
}
