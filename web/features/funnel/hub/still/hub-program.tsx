import type { AnyAnswers } from "#domain/funnel/answers/answers";
import type { PublicOffer } from "#domain/offers/offer";
import { whyProgram } from "#domain/funnel/results/why-program";
import { Check } from "lucide-react";
import { useAnswerLabels, useContent } from "../../../../content/use-content.tsx";

/** The recommended program: why, what it is, and what it contains, which a phone folds. */
export function HubProgram({ offer, answers }: { offer: PublicOffer; answers: AnyAnswers }) {
  const { program, why: words } = useContent("results");
  const why = whyProgram(answers, offer, { words, labels: useAnswerLabels() });
  const features = (
    <ul className="grid gap-2 pt-2 wrap-anywhere sm:gap-3">
      {offer.features.map((feature) => (
        <li key={feature} className="flex gap-3">
          <Check aria-hidden="true" className="text-accent mt-0.5 size-5 shrink-0" />
          {feature}
        </li>
      ))}
    </ul>
  );
  return (
    <section
      aria-labelledby="program-heading"
      className="rounded-box bg-base-100 border-base-300 grid gap-3 border p-4 content-start sm:gap-8 sm:p-10 @4xl:grid-cols-[5fr_4fr] @4xl:gap-12 print:break-inside-avoid print:border-0 print:p-0"
    >
      <div className="grid content-start gap-3">
        <div className="grid gap-1">
          <p className="text-accent text-sm font-semibold">
            {program.above}
            {offer.phase && `: ${offer.phase}`}
          </p>
          <h2 id="program-heading" className="font-display text-title font-extrabold text-balance">
            {offer.name}
          </h2>
        </div>
        {why && <p className="leading-snug sm:text-lg">{why}</p>}
        <p className="text-base-content/80 leading-snug sm:text-lg">{offer.description}</p>
        <p className="text-lg leading-snug font-bold max-sm:hidden">
          <span className="text-base-content/75 font-normal">{program.investment}</span> {offer.investment}
        </p>
      </div>
      <details className="sm:hidden">
        <summary className="link flex min-h-11 items-center font-semibold">{offer.title}</summary>
        {features}
      </details>
      <div className="content-start max-sm:hidden">
        <h3 className="text-lg font-bold">{offer.title}</h3>
        {features}
      </div>
    </section>
  );
}
