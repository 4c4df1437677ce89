import { LAYER_IDS } from "#domain/answers/layer-ids";
import { useContent } from "../../../content/use-content.tsx";
import { AssessmentLink } from "../assessment-link.tsx";
import { FunnelFigure } from "./funnel-figure.tsx";
import { LayerFigure } from "./layer-figure.tsx";

export function FoundationSection() {
  const { foundation } = useContent("story");
  const { names } = useContent("foundation");
  return (
    <section id="what-is-bpm" className="mx-auto max-w-7xl px-5 py-14 sm:px-8 sm:py-20 lg:py-32">
      <div className="grid items-end gap-6 lg:grid-cols-[3fr_2fr]">
        <h2 className="font-display text-headline font-extrabold text-balance">{foundation.heading}</h2>
        <p className="text-base-content/80 text-lg leading-relaxed">{foundation.text}</p>
      </div>
      <ol className="rounded-box border-base-300 bg-base-300 mt-8 grid gap-px sm:mt-12 overflow-hidden border sm:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))]">
        {LAYER_IDS.map((id, index) => (
          <li key={id} className="bg-base-100 flex flex-col p-5 sm:p-[min(1.75rem,7vw)]">
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
              <span
                aria-hidden="true"
                className="font-display text-headline sm:text-poster font-extrabold max-sm:leading-none"
              >
                {index + 1}
              </span>
              <LayerFigure level={index} />
            </div>
            <h3 className="font-display mt-3 text-title sm:mt-8 font-bold">{names[id]}</h3>
            <p className="text-accent mt-1 font-semibold">{foundation[id].summary}</p>
            <p className="text-base-content/80 mt-2 leading-relaxed">{foundation[id].text}</p>
          </li>
        ))}
      </ol>
      <FunnelFigure />
      <div className="mt-10 flex justify-center">
        <AssessmentLink className="max-sm:w-full">{foundation.cta}</AssessmentLink>
      </div>
    </section>
  );
}
