import { stopRate, worstStep, type StepMap, type StepStops } from "#domain/steps/step-map";
import { countText, percentText } from "../../ground/data/figures.ts";
import { StepHeads, StepRow } from "./step-row.tsx";
import { StepName } from "./step-name.tsx";
import { DOOR_WORDS } from "./step-words.ts";

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
