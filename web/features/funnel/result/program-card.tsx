import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { whyProgram } from "#domain/funnel/results/why-program";
import type { PublicOffer } from "#domain/offers/offer";
import { Check } from "lucide-react";
import { useAnswerLabels, useContent } from "../../../content/use-content.tsx";

type ProgramCardProps = { offer: PublicOffer; answers: AnyAnswers };

/** The recommended program: description, contents and price. */
export function ProgramCard({ offer, answers }: ProgramCardProps) {
  const { program, why: words } = useContent("results");
  const why = whyProgram(answers, offer, { words, labels: useAnswerLabels() });
  return (
    <div className="bg-base-100 border-base-300 rounded-box grid gap-8 border p-6 sm:p-10 content-start lg:p-12 @4xl:grid-cols-[5fr_4fr] @4xl:gap-12 print:break-inside-avoid">
      <div className="grid content-start gap-4">
        <p className="text-accent text-sm font-semibold">
          {program.above}
          {offer.phase && `: ${offer.phase}`}
        </p>
        <h2 className="font-display text-headline font-extrabold text-balance">{offer.name}</h2>
        {why && <p className="text-lg font-semibold">{why}</p>}
        <p className="text-base-content/80 text-lg">{offer.description}</p>
        <div className="border-base-content/15 mt-2 grid gap-1 border-t pt-4">
          <p className="text-base-content/75 text-sm font-semibold">{program.investment}</p>
          <p className="font-display text-title font-bold">{offer.investment}</p>
        </div>
      </div>
      <div className="grid content-start gap-4">
        <h3 className="text-lg font-bold">{offer.title}</h3>
        <ul className="grid gap-3 wrap-anywhere">
          {offer.features.map((feature) => (
            <li key={feature} className="flex gap-3">
              <Check aria-hidden="true" className="text-accent mt-0.5 size-5 shrink-0" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
