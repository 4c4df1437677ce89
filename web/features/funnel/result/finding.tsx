import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { gapSentence } from "#domain/funnel/results/gap-sentence";
import { beatsOf } from "#domain/funnel/answers/rhythms";
import { toldRoadblocks, type ToldRoadblock } from "#domain/funnel/results/told-roadblocks";
import { labelOf } from "#domain/content/answer-labels";
import { filled } from "#domain/content/filled";
import type { ComponentProps } from "react";
import { VisitorPulse } from "../../../content/pulse/visitor-pulse.tsx";
import { useAnswerLabels, useContent } from "../../../content/use-content.tsx";
import { Quoted } from "./quoted.tsx";

type FindingProps = {
  answers: AnyAnswers;
  /** The small line above the heading, such as a greeting. */
  above: string;
  /** The heading's attributes, for pages that move the focus to it. */
  heading?: ComponentProps<"h1">;
  /** The level of the heading. */
  Heading?: "h1" | "h2" | "h3";
  /** For an example: screen readers are told that it is nobody's own. */
  isSample?: boolean;
};

/**
 * What holds the visitor's ads back most, as cells of a `ResultPanel`: the finding; their pulse; the answer that revealed
 * it; and, below the ticket beside them, what is at stake.
 */
export function Finding({ answers, above, heading, Heading = "h1", isSample = false }: FindingProps) {
  const words = useContent("results");
  const [first] = toldRoadblocks(answers, words.roadblocks);
  const hasPulse = beatsOf(answers).length > 0;
  return (
    <>
      <div className="grid min-w-0 content-end gap-3">
        <p className="text-primary line-clamp-2 text-lg font-semibold wrap-anywhere">{above}</p>
        <Heading
          {...heading}
          className="font-display text-headline min-w-0 font-extrabold text-balance wrap-anywhere"
        >
          {first?.title ?? words.finding.none}
        </Heading>
      </div>
      {hasPulse && (
        <VisitorPulse answers={answers} isSample={isSample} className="w-full max-w-md lg:max-w-none" />
      )}
      <div className="min-w-0 lg:row-span-2">
        {first ? (
          <Why found={first} answer={answers[first.because] ?? ""} />
        ) : (
          <p className="text-base-content/85 max-w-xl text-lg">{words.finding.noneText}</p>
        )}
      </div>
      <Stake answers={answers} />
    </>
  );
}

function Why({ found, answer }: { found: ToldRoadblock; answer: string }) {
  return (
    <div className="grid max-w-xl gap-3">
      <Quoted answer={labelOf(useAnswerLabels(), found.because, answer)} />
      <p className="text-base-content/85 text-lg lg:text-xl">{found.text}</p>
    </div>
  );
}

/** The gap from revenue to target, with the two answers that it is worked out from. */
function Stake({ answers }: { answers: AnyAnswers }) {
  const words = useContent("results").finding;
  const labels = useAnswerLabels();
  const gap = gapSentence(answers, words);
  if (gap === null) return null;
  return (
    <div className="border-base-content/20 grid max-w-xl min-w-0 content-start gap-2 border-t pt-5 lg:col-start-2">
      <p className="text-base-content/75 text-sm font-semibold">{words.stake}</p>
      <p className="font-display text-title font-bold text-balance lg:text-4xl lg:leading-[1.1]">{gap}</p>
      <p className="text-base-content/75 text-sm wrap-anywhere">
        {filled(words.from, {
          revenue: labelOf(labels, "revenue", answers.revenue ?? ""),
          target: answers.targetRevenue ?? "",
        })}
      </p>
    </div>
  );
}
