import type { AdLine } from "#domain/money/report/ads-report";
import { earlyWords, stopWords } from "#domain/money/ads/verdict/stop-words";
import { verdictReason, verdictWords } from "#domain/money/ads/verdict/verdict-words";
import { CirclePause, Hourglass, TrendingDown, TrendingUp, type LucideIcon } from "lucide-react";
import type { Said } from "./ads-view.ts";
import { Tag } from "../../kit/look/tag.tsx";

type Look = { tone: "good" | "bad" | "wait"; icon: LucideIcon };

export const VERDICT_LOOKS: Record<Said, Look> = {
  earns: { tone: "good", icon: TrendingUp },
  loses: { tone: "bad", icon: TrendingDown },
  early: { tone: "wait", icon: Hourglass },
};

/** What is said of a line: a word with its icon, and below it what is missing. The whole sentence is in its title. */
export function VerdictTag({ line: { result, advice }, currency }: { line: AdLine; currency: string }) {
  const words = verdictWords(result, currency);
  if (result.verdict === null)
    return (
      <span className="text-ink-3 text-xs" title={words.sentence}>
        {words.label}
        <span className="sr-only">. {words.sentence}</span>
      </span>
    );
  const { tone, icon: Icon } = VERDICT_LOOKS[result.verdict];
  const reason = verdictReason(result, currency);
  const sentence =
    advice && "more" in advice ? `${words.sentence} ${earlyText(advice.more, currency)}` : words.sentence;
  return (
    <div className="grid justify-items-start gap-0.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Tag tone={tone} className="whitespace-nowrap">
          <Icon aria-hidden="true" className="size-3.5 shrink-0" />
          <span title={sentence}>{words.label}</span>
        </Tag>
        <span className="sr-only">{sentence}</span>
        {advice?.advice === "stop" && <StopTag worse={advice.worse} currency={currency} />}
      </div>
      {reason && (
        <span
          aria-hidden="true"
          className="text-ink-3 text-xs font-normal md:whitespace-nowrap"
          title={sentence}
        >
          {reason}
        </span>
      )}
    </div>
  );
}

function StopTag({ worse, currency }: { worse: number; currency: string }) {
  const { label, sentence } = stopWords(worse, currency);
  return (
    <Tag tone="bad" className="whitespace-nowrap">
      <CirclePause aria-hidden="true" className="size-3.5 shrink-0" />
      <span title={sentence}>{label}</span>
      <span className="sr-only">{sentence}</span>
    </Tag>
  );
}

function earlyText(more: number, currency: string): string {
  const { label, sentence } = earlyWords(more, currency);
  return `${label}. ${sentence}`;
}
