import { answerLabel, type AnyAnswers } from "#domain/answers/answers";
import { gapSentence } from "#domain/answers/revenue-gap";
import { pulse } from "#domain/answers/pulse";
import { roadblocks, type Roadblock } from "#domain/answers/roadblocks";
import type { ComponentProps } from "react";
import { VisitorPulse } from "../../content/pulse/visitor-pulse.tsx";
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
 * What holds the visitor's ads back most, as three cells of a `ResultPanel`: the finding; their pulse; and the answer
 * that revealed it, with what is at stake.
 */
export function Finding({ answers, above, heading, Heading = "h1", isSample = false }: FindingProps) {
  const [first] = roadblocks(answers);
  const hasPulse = pulse(answers).beats.length > 0;
  return (
    <>
      <div className={`grid min-w-0 content-end gap-3 ${hasPulse ? "" : "lg:col-span-2"}`}>
        <p className="text-primary line-clamp-2 text-lg font-semibold wrap-anywhere">{above}</p>
        <Heading
          {...heading}
          className="font-display text-headline min-w-0 font-extrabold text-balance wrap-anywhere"
        >
          {first?.title ?? "Your Meta ads strategy is ready"}
        </Heading>
      </div>
      {hasPulse && (
        <VisitorPulse answers={answers} isSample={isSample} className="w-full max-w-md self-end" />
      )}
      <div className="grid min-w-0 content-start gap-7 lg:content-between">
        {first ? (
          <Why found={first} answer={answers[first.because] ?? ""} />
        ) : (
          <p className="text-base-content/85 max-w-xl text-lg">
            Here’s what we recommend, what it costs and why.
          </p>
        )}
        <Stake answers={answers} />
      </div>
    </>
  );
}

function Why({ found, answer }: { found: Roadblock; answer: string }) {
  return (
    <div className="grid max-w-xl gap-3">
      <Quoted>{answerLabel(found.because, answer)}</Quoted>
      <p className="text-base-content/85 text-lg lg:text-xl">{found.text}</p>
    </div>
  );
}

/** The gap from revenue to target, with the two answers that it is worked out from. */
function Stake({ answers }: { answers: AnyAnswers }) {
  const gap = gapSentence(answers);
  if (gap === null) return null;
  return (
    <div className="border-base-content/20 grid max-w-xl gap-2 border-t pt-5">
      <p className="text-base-content/75 text-sm font-semibold">What’s at stake</p>
      <p className="font-display text-title font-bold text-balance lg:text-4xl lg:leading-[1.1]">{gap}</p>
      <p className="text-base-content/75 text-sm wrap-anywhere">
        From your answers: {answerLabel("revenue", answers.revenue ?? "")} now, “{answers.targetRevenue}” as
        your target.
      </p>
    </div>
  );
}
