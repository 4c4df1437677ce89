import { answerLabel, type AnyAnswers } from "#domain/answers/answers";
import { foundationOf } from "#domain/answers/layers";
import { roadblocks, type Roadblock } from "#domain/answers/roadblocks";
import type { PublicOffer } from "#domain/offers/offer";
import { rebuiltLayers } from "#domain/offers/rebuilt-layers";
import { FoundationStack } from "../../content/pulse/foundation-stack.tsx";
import { Quoted } from "./quoted.tsx";

type DiagnosisProps = {
  answers: AnyAnswers;
  tier: number;
  /** The recommended program; null while it is not known. */
  offer: PublicOffer | null;
};

/**
 * The layers that the visitor's ads stand on, as far as the answers speak of them, and the roadblocks after the first,
 * which is the finding.
 */
export function Diagnosis({ answers, tier, offer }: DiagnosisProps) {
  const others = roadblocks(answers).slice(1);
  const rebuilt = rebuiltLayers(tier, offer);
  const { layers } = foundationOf(answers, rebuilt);
  const isFoundationKnown = layers.some(({ because }) => because !== null);
  const isLayerNamed = layers.some(({ state }) => state === "named");
  if (others.length === 0 && !isFoundationKnown) return null;
  return (
    <section aria-labelledby="diagnosis-heading" className="grid gap-4 sm:gap-6 lg:gap-8">
      <h2 id="diagnosis-heading" className="font-display text-title font-extrabold">
        {others.length > 0 ? "What else is holding your ads back" : "What your ads stand on"}
      </h2>
      <div className={isFoundationKnown ? BESIDE : ""}>
        {isFoundationKnown && (
          <figure className="grid gap-2 sm:gap-4 print:break-inside-avoid">
            <FoundationStack
              answers={answers}
              rebuilt={rebuilt}
              className="mx-auto w-full max-w-72 sm:max-w-sm print:max-w-48"
            />
            <figcaption className="text-base-content/75 text-center text-sm text-balance">
              What your answers say about the four layers under your ads.
            </figcaption>
            {isLayerNamed && <Quoted>{answers.frustration}</Quoted>}
          </figure>
        )}
        {others.length > 0 && (
          <RoadblockList answers={answers} className={isFoundationKnown ? "" : "lg:grid-cols-2"} />
        )}
      </div>
    </section>
  );
}

const BESIDE =
  "grid items-start gap-6 sm:gap-10 lg:grid-cols-[5fr_7fr] lg:items-center lg:gap-16 print:grid-cols-[1fr_2fr] print:gap-8";

type RoadblockListProps = { answers: AnyAnswers; className?: string };

/** The roadblocks after the first, each with the answer that revealed it. */
export function RoadblockList({ answers, className = "" }: RoadblockListProps) {
  return (
    <ol start={2} className={`grid gap-5 sm:gap-8 ${className}`}>
      {roadblocks(answers)
        .slice(1)
        .map((each) => (
          <Other key={each.id} found={each} answer={answers[each.because] ?? ""} />
        ))}
    </ol>
  );
}

function Other({ found, answer }: { found: Roadblock; answer: string }) {
  return (
    <li className="border-base-content/20 grid content-start gap-2 border-t pt-4 sm:gap-3 sm:pt-5 print:break-inside-avoid">
      <h3 className="font-display text-xl leading-tight font-bold text-balance">{found.title}</h3>
      <Quoted>{answerLabel(found.because, answer)}</Quoted>
      <p className="text-base-content/80 max-w-prose">{found.text}</p>
    </li>
  );
}
