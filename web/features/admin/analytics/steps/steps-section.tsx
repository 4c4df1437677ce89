import { DOORS, type Door } from "#domain/steps/step";
import { stepMap, worstStep, type StepMap, type StepStops } from "#domain/steps/step-map";
import type { StepsReport } from "#domain/steps/step-report";
import { Legend } from "../../charts/legend.tsx";
import { countText, percentText } from "../../data/figures.ts";
import { ChartWithTable } from "../chart-with-table.tsx";
import { Section } from "../section.tsx";
import { StepRow } from "./step-row.tsx";
import { StepsTable } from "./steps-table.tsx";
import { DOOR_WORDS, stepWords } from "./step-words.ts";

/** The way through each door, or through one. */
export function StepsSection({ report, door }: { report: StepsReport; door: Door | null }) {
  const doors = DOORS.filter((one) => door === null || one === door);
  const ways = doors.map((one) => ({
    map: stepMap(report.period.steps, one),
    before: stepMap(report.before.steps, one),
  }));
  const most = Math.max(...ways.flatMap(({ map }) => map.way.map(({ entered }) => entered)));
  return (
    <Section
      title="From the landing page to a booked call"
      note={
        <>
          <p>
            A bar is as wide as its people. Press a step for its sources, devices and times.{" "}
            {coverageWords(report)}
          </p>
          <Legend
            entries={[
              { label: "Went on", meaning: "onward" },
              { label: "Stopped here", meaning: "stopped" },
              ...doors.map((one) => ({
                label: `Took the ${otherThan(one)} instead`,
                meaning: otherThan(one),
              })),
            ]}
          />
        </>
      }
    >
      <ChartWithTable
        name="where people stop"
        chart={
          <div className="@container">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-8 *:min-w-0">
              {ways.map(({ map, before }) => (
                <Way key={map.door} map={map} before={before} most={most} />
              ))}
            </div>
          </div>
        }
        table={<StepsTable ways={ways} />}
      />
    </Section>
  );
}

function Way({ map, before, most }: { map: StepMap; before: StepMap; most: number }) {
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
          other={otherThan(map.door)}
          isWorst={stops === worst}
        />
      ))}
    </ol>
  );
  return (
    <section aria-label={DOOR_WORDS[map.door]}>
      <h4 className="font-semibold">{DOOR_WORDS[map.door]}</h4>
      <p className="text-base-content/75 mb-2 text-sm">
        {worst
          ? `After the landing page, most stop at: ${stepWords(worst.step)}.`
          : "Nobody has stopped after the landing page."}
      </p>
      {rows(map.way)}
      {map.beside.length > 0 && (
        <>
          <h5 className="text-base-content/75 mt-3 text-xs">Beside the way: nobody has to come by here</h5>
          {rows(map.beside)}
        </>
      )}
    </section>
  );
}

function otherThan(door: Door): Door {
  return door === "quiz" ? "chat" : "quiz";
}

/** `Not counted: 25.0% of quiz starts, 30.0% of chat starts (…).` */
function coverageWords({ period }: StepsReport): string {
  const shares = period.coverage
    .filter(({ notCounted }) => notCounted !== null)
    .map(({ door, notCounted }) => `${percentText(notCounted)} of ${DOOR_WORDS[door].toLowerCase()} starts`);
  if (shares.length === 0) return "";
  const started = period.coverage.reduce((sum, one) => sum + one.started, 0);
  return `Not counted: ${shares.join(", ")} (${countText(started)} in all): who said no, or was not asked yet.`;
}
