import { useContent } from "../../content/use-content.tsx";
import { AssessmentLink } from "./assessment-link.tsx";

const RINGS = [60, 120, 180, 240, 300, 360, 420, 480];

export function FinalCall() {
  const { finalCall } = useContent("landing");
  return (
    <section data-theme="ink" className="bg-base-200 text-base-content relative overflow-hidden">
      <svg
        viewBox="-500 -500 1000 1000"
        aria-hidden="true"
        className="stroke-primary absolute -right-40 -bottom-72 hidden w-[44rem] fill-none lg:block"
        strokeWidth="14"
      >
        {RINGS.map((radius) => (
          <circle key={radius} r={radius} opacity={1 - radius / 540} />
        ))}
      </svg>
      <div className="relative mx-auto grid max-w-7xl grid-cols-1 gap-8 px-5 py-16 sm:px-8 sm:py-24 lg:py-36">
        <h2 className="font-display text-poster max-w-4xl font-extrabold text-balance">
          {finalCall.heading}
        </h2>
        <p className="text-base-content/85 max-w-xl text-lg">{finalCall.text}</p>
        <div>
          <AssessmentLink className="max-sm:w-full">{finalCall.cta}</AssessmentLink>
        </div>
      </div>
    </section>
  );
}
