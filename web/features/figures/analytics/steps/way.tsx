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
  const rows = (all: readonly StepStops[]) =>
    all.map((stops) => (
      <StepRow
        key={stops.step}
        stops={stops}
        before={earlier(stops.step)}
        most={most}
        isWorst={stops === worst}
      />
    ));
  const { first, folded, rest } = foldMessages(map.way);
  return (
    <section aria-label={DOOR_WORDS[map.door]} className="@container">
      <h4 className="mt-2 font-semibold">{DOOR_WORDS[map.door]}</h4>
      <p className="mb-3">
        {worst ? <Worst stops={worst} before={earlier(worst.step)} /> : nobodyWords(map)}
      </p>
      <StepHeads />
      <ol>
        {rows(first)}
        {folded.length > 0 && (
          <li>
            <details className="group/fold" open={folded.some((stops) => stops === worst)}>
              <summary className="hover:bg-hover rounded-field tap text-ink-2 flex cursor-pointer items-center gap-1 py-1 text-sm">
                <ChevronRight
                  aria-hidden="true"
                  className="size-4 shrink-0 group-open/fold:rotate-90 motion-safe:transition-transform"
                />
                {`${folded.length} more messages`}
              </summary>
              <ol>{rows(folded)}</ol>
            </details>
          </li>
        )}
        {rows(rest)}
      </ol>
      {map.beside.length > 0 && (
        <>
          <h5 className="text-ink-2 mt-3 text-xs">Optional steps, which some people skip</h5>
          <ol>{rows(map.beside)}</ol>
        </>
      )}
    </section>
  );
}

/** Beyond these, messages of a chat stand behind a press. */
const MESSAGES_SHOWN = 5;

/** The way with its later messages apart, unless it is only one. */
function foldMessages(way: readonly StepStops[]) {
  const messages = way.filter(({ step }) => step.startsWith("message_"));
  const later = messages.slice(MESSAGES_SHOWN);
  const folded = later.length > 1 ? later : [];
  const [start = way.length] = folded.map((stops) => way.indexOf(stops));
  return { first: way.slice(0, start), folded, rest: way.slice(start + folded.length) };
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
    ? `Nobody took the ${door} in this period.`
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

/** The bar stands in the line where there is room, else below it; where text is very large, nothing stands in columns. */
const COLUMNS =
  "flex flex-wrap items-center justify-between gap-x-1.5 gap-y-1 @2xs:grid @2xs:grid-cols-[minmax(0,1fr)_2.5rem_2.75rem_2.5rem_2.75rem] @lg:grid-cols-[9.5rem_minmax(0,1fr)_3.25rem_3.5rem_3.25rem_3.25rem] @lg:gap-x-2 @3xl:grid-cols-[14rem_minmax(0,1fr)_4rem_4rem_4rem_4rem]";

/** Over the figures where they stand in columns; elsewhere, and for those who listen, each row names its own. */
function StepHeads() {
  return (
    <div
      aria-hidden="true"
      className={`${COLUMNS} text-ink-2 text-right text-xs @max-2xs:hidden *:first:text-left @lg:*:first:col-span-2`}
    >
      <span>Step</span>
      <span>People</span>
      <span>Stopped</span>
      <span>Share</span>
      <span>Before</span>
    </div>
  );
}

/** A step as a bar as wide as its people, those who stopped there at its end; it opens to its details. */
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
          <Figures stops={stops} before={before} />
          <StepBar
            most={most}
            parts={[
              { meaning: "onward", people: Math.max(0, entered - stopped - elsewhere) },
              { meaning: "elsewhere", people: elsewhere },
              { meaning: "stopped", people: stopped },
            ]}
            className="h-4 @2xs:col-span-full @max-lg:h-2 @lg:order-1 @lg:col-span-1"
          />
        </summary>
        <StepDetails stops={stops} median={medianBelow(stops.times)} />
      </details>
    </li>
  );
}

/** Where the way has room each stands in its column, else all in one place. Of the last step nobody stops. */
function Figures({ stops, before }: Pick<Props, "stops" | "before">) {
  const { step, entered, stopped } = stops;
  const hasStops = step !== "booked" && entered > 0;
  return (
    <span className="ms-auto text-right tabular-nums @2xs:contents @max-lg:text-xs @lg:*:order-2">
      <span>
        {countText(entered)}
        <span className="sr-only"> people</span>
      </span>
      <span>
        {hasStops && (
          <>
            <span className="@2xs:hidden"> · </span>
            {countText(stopped)}
            <span className="@2xs:sr-only"> stopped, </span>
          </>
        )}
      </span>
      <span>{hasStops && percentText(stopRate(stops))}</span>
      <span className="text-ink-2 block font-normal">
        {before && (
          <>
            <span className="@2xs:sr-only">before: </span>
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
