import { medianBelow } from "#domain/figures/steps/active-time";
import type { Step } from "#domain/figures/steps/step";
import { stopRate, worstStep, type StepMap, type StepStops } from "#domain/figures/steps/step-map";
import { ChevronRight } from "lucide-react";
import { use } from "react";
import { useStaffWords } from "../../../content/published/published.ts";
import { countText, percentText } from "../../../kit/data/figures.ts";
import { StepBar } from "./step-bar.tsx";
import { StepDetails } from "./step-details.tsx";
import { DOOR_WORDS, AskedSteps, stepWords } from "./step-words.ts";

/** The way through a door, and the same in the days before. `most` people fill a bar. */
export function Way({ map, before, most }: { map: StepMap; before: StepMap; most: number }) {
  const worst = worstStep(map);
  const earlier = (step: StepStops["step"]) =>
    [...before.way, ...before.beside].find((stops) => stops.step === step && stops.entered > 0);
  const rows = (all: readonly StepStops[]) => (
    <ol>
      {all.map((stops) => (
        <StepRow
          key={stops.step}
          stops={stops}
          before={earlier(stops.step)}
          most={most}
          isWorst={stops === worst}
        />
      ))}
    </ol>
  );
  return (
    <section aria-label={DOOR_WORDS[map.door]} className="@container">
      <h4 className="mt-2 font-semibold">{DOOR_WORDS[map.door]}</h4>
      <p className="mb-3">
        {worst ? <Worst stops={worst} before={earlier(worst.step)} /> : nobodyWords(map)}
      </p>
      <StepHeads />
      {rows(map.way)}
      {map.beside.length > 0 && (
        <>
          <h5 className="text-ink-2 mt-3 text-xs">Optional steps, which some people skip</h5>
          {rows(map.beside)}
        </>
      )}
    </section>
  );
}

/** What to mend first, in a sentence. */
function Worst({ stops, before }: { stops: StepStops; before: StepStops | undefined }) {
  const { step, entered, stopped } = stops;
  return (
    <>
      After the landing page, most stop at{" "}
      <strong className="font-semibold">
        <StepName step={step} />
      </strong>
      : {countText(stopped)} of {countText(entered)} ({percentText(stopRate(stops))}
      {before && `, before ${percentText(stopRate(before))}`}).
    </>
  );
}

function nobodyWords({ door, way }: StepMap): string {
  return way.slice(1).every(({ entered }) => entered === 0)
    ? `Nobody took the ${door} in these days.`
    : "Nobody has stopped after the landing page.";
}

type Props = {
  stops: StepStops;
  /** The same step in the days before. */
  before: StepStops | undefined;
  /** The most people at any step of any way: a bar of full width. */
  most: number;
  isWorst: boolean;
};

const COLUMNS =
  "flex flex-wrap items-center justify-between gap-x-3 gap-y-1 @xl:grid @xl:grid-cols-[9.5rem_minmax(0,1fr)_4rem_3.75rem_3rem_3rem]";

/** Over the figures where they stand in columns; elsewhere, and for those who listen, each row names its own. */
function StepHeads() {
  return (
    <div
      aria-hidden="true"
      className={`${COLUMNS} text-ink-2 text-right text-xs @max-xl:hidden *:first:col-span-2 *:first:text-left`}
    >
      <span>Step</span>
      <span>People</span>
      <span>Stopped</span>
      <span>Share</span>
      <span>Before</span>
    </div>
  );
}

/** A step as a bar as wide as its people, those who stopped there dark, or red where most do; it opens to its details. */
function StepRow({ stops, before, most, isWorst }: Props) {
  const { step, entered, stopped, elsewhere } = stops;
  return (
    <li>
      <details className="group">
        <summary
          className={`hover:bg-hover rounded-field tap cursor-pointer py-1 text-sm ${COLUMNS} ${isWorst ? "font-semibold" : ""}`}
        >
          <span className="flex min-w-0 items-center gap-1">
            <ChevronRight
              aria-hidden="true"
              className="size-4 shrink-0 group-open:rotate-90 motion-safe:transition-transform"
            />
            <StepName step={step} />
          </span>
          <Figures stops={stops} before={before} isWorst={isWorst} />
          <StepBar
            most={most}
            parts={[
              { meaning: "onward", people: Math.max(0, entered - stopped - elsewhere) },
              { meaning: "elsewhere", people: elsewhere },
              { meaning: isWorst ? "worst" : "stopped", people: stopped },
            ]}
            className="h-4 @xl:order-1"
          />
        </summary>
        <StepDetails stops={stops} median={medianBelow(stops.times)} />
      </details>
    </li>
  );
}

/** Where the way has room each stands in its column, else all in one place. Of the last step nobody stops. */
function Figures({ stops, before, isWorst }: Pick<Props, "stops" | "before" | "isWorst">) {
  const { step, entered, stopped } = stops;
  const hasStops = step !== "booked" && entered > 0;
  const colour = isWorst ? "text-bad" : "text-ink-2";
  return (
    <span className="ms-auto text-right tabular-nums @xl:contents @xl:*:order-2">
      <span>
        {countText(entered)}
        <span className="sr-only"> people</span>
      </span>
      <span className={colour}>
        {hasStops && (
          <>
            <span className="@xl:hidden"> · </span>
            {countText(stopped)}
            <span className="@xl:sr-only"> stopped, </span>
          </>
        )}
      </span>
      <span className={colour}>{hasStops && percentText(stopRate(stops))}</span>
      <span className="text-ink-2 block font-normal @max-xl:text-xs">
        {before && (
          <>
            <span className="@xl:sr-only">before: </span>
            {step === "booked" ? countText(before.entered) : percentText(stopRate(before))}
          </>
        )}
      </span>
    </span>
  );
}

/** What staff call a step. A question of the owner's own may read from right to left. */
function StepName({ step }: { step: Step }) {
  return <bdi>{stepWords(step, use(AskedSteps), useStaffWords())}</bdi>;
}
