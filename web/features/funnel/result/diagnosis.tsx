import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { foundationOf } from "#domain/funnel/results/layers";
import { toldRoadblocks, type ToldRoadblock } from "#domain/funnel/results/told-roadblocks";
import { labelOf } from "#domain/content/answer-labels";
import type { PublicOffer } from "#domain/offers/offer";
import { rebuiltLayers } from "#domain/offers/rebuilt-layers";
import type { ReactNode } from "react";
import { FoundationStack } from "../../../content/pulse/foundation-stack.tsx";
import { useAnswerLabels, useContent } from "../../../content/use-content.tsx";
import { Quoted } from "./quoted.tsx";

type DiagnosisProps = {
  answers: AnyAnswers;
  tier: number;
  /** The recommended program; null while it is not known. */
  offer: PublicOffer | null;
  /** The program in full: below the roadblocks, and where there are none beside the layers. */
  program?: ReactNode;
};

/**
 * The layers that the visitor's ads stand on, as far as the answers speak of them, and the roadblocks after the first,
 * which is the finding.
 */
export function Diagnosis({ answers, tier, offer, program }: DiagnosisProps) {
  const words = useContent("results");
  const foundation = useContent("foundation");
  const others = toldRoadblocks(answers, words.roadblocks).slice(1);
  const rebuilt = rebuiltLayers(tier, offer);
  const { layers } = foundationOf(answers, foundation, rebuilt);
  const isFoundationKnown = layers.some(({ because }) => because !== null);
  const isLayerNamed = layers.some(({ state }) => state === "named");
  if (others.length === 0 && !isFoundationKnown) return <div className="@container">{program}</div>;
  const diagnosis = (
    <section aria-labelledby="diagnosis-heading" className="grid content-start gap-4 sm:gap-6 lg:gap-8">
      <h2 id="diagnosis-heading" className="font-display text-title font-extrabold">
        {others.length > 0 ? words.others.heading : words.others.none}
      </h2>
      <div className={isFoundationKnown && others.length > 0 ? besideOf(others.length) : ""}>
        {isFoundationKnown && (
          <figure className="grid gap-2 sm:gap-4 print:break-inside-avoid">
            <FoundationStack
              answers={answers}
              rebuilt={rebuilt}
              className="mx-auto w-full max-w-72 sm:max-w-sm print:max-w-48"
            />
            <figcaption className="text-base-content/75 text-center text-sm text-balance wrap-anywhere">
              {foundation.caption}
            </figcaption>
            {isLayerNamed && <Quoted answer={answers.frustration ?? ""} />}
          </figure>
        )}
        {others.length > 0 && (
          <RoadblockList answers={answers} className={isFoundationKnown ? "" : "lg:grid-cols-2"} />
        )}
      </div>
    </section>
  );
  if (others.length > 0 || !program) {
    return (
      <>
        {diagnosis}
        {program && <div className="@container">{program}</div>}
      </>
    );
  }
  return (
    <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
      {diagnosis}
      <div className="@container grid">{program}</div>
    </div>
  );
}

/** The layers are as large as what stands beside them is long. */
function besideOf(count: number): string {
  const columns = count === 1 ? "lg:grid-cols-[18rem_1fr]" : "lg:grid-cols-[5fr_7fr]";
  return `grid items-start gap-6 sm:gap-10 lg:items-center lg:gap-16 print:grid-cols-[1fr_2fr] print:gap-8 ${columns}`;
}

type RoadblockListProps = { answers: AnyAnswers; className?: string };

/** The roadblocks after the first, each with the answer that revealed it. */
export function RoadblockList({ answers, className = "" }: RoadblockListProps) {
  const words = useContent("results").roadblocks;
  return (
    <ol start={2} className={`grid gap-5 sm:gap-8 ${className}`}>
      {toldRoadblocks(answers, words)
        .slice(1)
        .map((each) => (
          <Other key={each.id} found={each} answer={answers[each.because] ?? ""} />
        ))}
    </ol>
  );
}

function Other({ found, answer }: { found: ToldRoadblock; answer: string }) {
  return (
    <li className="border-base-content/20 grid content-start gap-2 border-t pt-4 sm:gap-3 sm:pt-5 print:break-inside-avoid">
      <h3 className="font-display text-xl leading-tight font-bold text-balance">{found.title}</h3>
      <Quoted answer={labelOf(useAnswerLabels(), found.because, answer)} />
      <p className="text-base-content/80 max-w-prose">{found.text}</p>
    </li>
  );
}
