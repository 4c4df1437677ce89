import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { gapSentence } from "#domain/funnel/results/gap-sentence";
import { beatsOf } from "#domain/funnel/answers/rhythms";
import { toldRoadblocks } from "#domain/funnel/results/told-roadblocks";
import { labelOf } from "#domain/content/answer-labels";
import { filled } from "#domain/content/filled";
import { VisitorPulse } from "../../../../content/pulse/visitor-pulse.tsx";
import { useAnswerLabels, useContent } from "../../../../content/use-content.tsx";

type HubFindingProps = {
  answers: AnyAnswers;
  /** The small line above the heading. */
  above: string;
  /** The level of the heading. */
  Heading?: "h1" | "h2";
};

/** What holds the visitor's ads back most: the finding, their pulse, and in a sentence how they said so. */
export function HubFinding({ answers, above, Heading = "h1" }: HubFindingProps) {
  const { finding: words, roadblocks } = useContent("results");
  const labels = useAnswerLabels();
  const [first] = toldRoadblocks(answers, roadblocks);
  return (
    <div className="grid min-w-0 content-start gap-4 sm:gap-6 lg:row-span-2">
      <div className="grid gap-1 sm:gap-2">
        <p className="text-primary line-clamp-2 font-semibold wrap-anywhere sm:text-lg">{above}</p>
        <Heading className="font-display text-headline font-extrabold text-balance wrap-anywhere">
          {first?.title ?? words.none}
        </Heading>
      </div>
      {beatsOf(answers).length > 0 && (
        <VisitorPulse answers={answers} className="max-h-27 w-full max-w-md sm:max-h-none" />
      )}
      <div className="text-base-content/85 grid max-w-xl gap-1 leading-snug sm:text-lg">
        {first ? (
          <p className="line-clamp-4 wrap-anywhere">
            {filled(words.quote, { answer: labelOf(labels, first.because, answers[first.because] ?? "") })}
          </p>
        ) : (
          <p>{words.noneText}</p>
        )}
        <p className="text-base-content font-semibold empty:hidden">{gapSentence(answers, words)}</p>
      </div>
    </div>
  );
}

/** What the finding means, and the two answers that the gap is worked out from. */
export function FindingInFull({ answers }: { answers: AnyAnswers }) {
  const { finding: words, roadblocks } = useContent("results");
  const labels = useAnswerLabels();
  const [first] = toldRoadblocks(answers, roadblocks);
  const hasGap = gapSentence(answers, words) !== null;
  if (!first && !hasGap) return null;
  return (
    <div className="text-base-content/80 grid max-w-xl content-start gap-2">
      {first && <p className="max-sm:leading-snug">{first.text}</p>}
      {hasGap && (
        <p className="text-base-content/75 text-sm wrap-anywhere">
          {filled(words.from, {
            revenue: labelOf(labels, "revenue", answers.revenue ?? ""),
            target: answers.targetRevenue ?? "",
          })}
        </p>
      )}
    </div>
  );
}
