import { foundation } from "../../content/foundation.ts";
import { AssessmentLink } from "./assessment-link.tsx";
import { FoundationFigure } from "./foundation-figure.tsx";
import { FunnelFigure } from "./funnel-figure.tsx";

export function FoundationSection() {
  return (
    <section id="what-is-bpm" className="mx-auto max-w-7xl px-5 py-20 sm:px-8 lg:py-32">
      <div className="grid items-end gap-6 lg:grid-cols-[3fr_2fr]">
        <h2 className="font-display text-headline font-extrabold text-balance">
          Why Meta Ad Campaigns Fail Without the Right Foundation
        </h2>
        <p className="text-base-content/80 text-lg leading-relaxed">
          A campaign can only be as good as what it stands on. CORE-4 is the four parts, in the order in which
          they carry each other. When results wobble, one of them gives.
        </p>
      </div>
      <ol className="mt-12 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {foundation.map((part) => (
          <li key={part.id} className="rounded-box bg-base-100 border-base-300 flex flex-col border p-6">
            <FoundationFigure id={part.id} />
            <h3 className="font-display mt-6 text-title font-bold">{part.name}</h3>
            <p className="text-accent mt-1 font-semibold">{part.summary}</p>
            <p className="text-base-content/80 mt-3 leading-relaxed">{part.text}</p>
          </li>
        ))}
      </ol>
      <FunnelFigure />
      <div className="mt-10 flex justify-center">
        <AssessmentLink className="max-sm:w-full">Free Personalized Assessment</AssessmentLink>
      </div>
    </section>
  );
}
