import { medianBelow } from "#domain/steps/active-time";
import { stopRate, type StepStops } from "#domain/steps/step-map";
import type { Door } from "#domain/steps/step";
import { CHART_COLOURS, type ChartMeaning } from "../../charts/chart-colours.ts";
import { countText, percentText } from "../../data/figures.ts";
import { StepDetails } from "./step-details.tsx";
import { stepWords } from "./step-words.ts";

type Props = {
  stops: StepStops;
  /** The same step in the days before. */
  before: StepStops | undefined;
  /** The most people at any step of any way: a bar of full width. */
  most: number;
  /** The other door, which some of the landing page's visitors took. */
  other: Door;
  isWorst: boolean;
};

/** A step as a bar as wide as its people, those who stopped there in red; it opens to its details. */
export function StepRow({ stops, before, most, other, isWorst }: Props) {
  const { step, entered, stopped } = stops;
  const rate = stopRate(stops);
  return (
    <li>
      <details className="group">
        <summary className="hover:bg-base-200 rounded-field tap grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-1 text-sm @xl:grid-cols-[11rem_minmax(0,1fr)_15rem]">
          <span className={isWorst ? "font-semibold" : ""}>
            <span aria-hidden="true" className="inline-block w-4 transition-transform group-open:rotate-90">
              ›
            </span>
            {stepWords(step)}
          </span>
          <span className="text-right tabular-nums @xl:order-last">
            <span className={isWorst ? "font-semibold" : ""}>{countText(entered)}</span>
            {step !== "booked" && entered > 0 && (
              <>
                {" · "}
                <span className={isWorst ? "text-error font-semibold" : "text-base-content/75"}>
                  {countText(stopped)} stopped, {percentText(rate)}
                </span>
              </>
            )}
            {before && <Before stops={before} />}
          </span>
          <StepBar stops={stops} most={most} other={other} />
        </summary>
        <StepDetails stops={stops} median={medianBelow(stops.times)} />
      </details>
    </li>
  );
}

/** Of the last step its people, since nobody stops there. */
function Before({ stops }: { stops: StepStops }) {
  const text = stops.step === "booked" ? countText(stops.entered) : percentText(stopRate(stops));
  return <span className="text-base-content/75 block text-xs">before: {text}</span>;
}

/** The row's words say the same. */
function StepBar({ stops, most, other }: Pick<Props, "stops" | "most" | "other">) {
  const { entered, stopped, elsewhere } = stops;
  const parts: { meaning: ChartMeaning; people: number }[] = [
    { meaning: "onward", people: Math.max(0, entered - stopped - elsewhere) },
    { meaning: other, people: elsewhere },
    { meaning: "stopped", people: stopped },
  ];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="col-span-full h-4 w-full @xl:col-span-1"
    >
      <rect width={100} height={10} className="fill-base-200" />
      {parts.map(({ meaning, people }, index) => {
        const before = parts.slice(0, index).reduce((sum, part) => sum + part.people, 0);
        return (
          <rect
            key={meaning}
            x={share(before, most)}
            width={share(people, most)}
            height={10}
            className={`${CHART_COLOURS[meaning]} fill-current`}
          />
        );
      })}
    </svg>
  );
}

function share(people: number, most: number): number {
  return most === 0 ? 0 : (people / most) * 100;
}
