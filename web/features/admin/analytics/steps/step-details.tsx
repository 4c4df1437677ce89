import { TIME_EDGES } from "#domain/steps/active-time";
import { stopRate, type StepStops, type Stops } from "#domain/steps/step-map";
import { BarList } from "../../charts/bar-list.tsx";
import { countText, percentText } from "../../data/figures.ts";
import { DEVICE_WORDS, SOURCE_WORDS } from "./step-words.ts";

type Props = { stops: StepStops; median: number | null };

/** Whence people came to a step, with what, how long they stayed, and what went wrong. */
export function StepDetails({ stops, median }: Props) {
  const { back, error, times, sources, devices } = stops;
  return (
    <div className="border-base-300 ms-2 my-2 space-y-4 border-s-2 ps-4">
      <p className="text-sm">
        {countText(back)} went back from here. {countText(error)} met an error or a refusal.
        {median !== null && ` Half stayed less than ${secondsText(median)}, hidden tabs not counted.`}
      </p>
      <div className="grid gap-6 @3xl:grid-cols-3">
        <Part title="Sources" rows={sources.map((row) => ({ label: SOURCE_WORDS[row.source], ...row }))} />
        <Part title="Devices" rows={devices.map((row) => ({ label: DEVICE_WORDS[row.device], ...row }))} />
        <div>
          <h5 className="mb-2 text-sm font-semibold">Active time</h5>
          <BarList
            bars={times.map((people, bucket) => ({
              label: bucketText(bucket),
              amount: people,
              text: countText(people),
            }))}
          />
        </div>
      </div>
    </div>
  );
}

function Part({ title, rows }: { title: string; rows: readonly (Stops & { label: string })[] }) {
  return (
    <div>
      <h5 className="mb-2 text-sm font-semibold">{title}</h5>
      <BarList
        bars={rows.map(({ label, entered, stopped }) => ({
          label,
          amount: entered,
          text: `${countText(entered)} · ${percentText(stopRate({ entered, stopped }))} stopped`,
        }))}
      />
    </div>
  );
}

/** `90 s`, `10 min`. */
export function secondsText(seconds: number): string {
  return seconds > 90 ? `${seconds / 60} min` : `${seconds} s`;
}

function bucketText(bucket: number): string {
  const [from, to] = [TIME_EDGES[bucket - 1], TIME_EDGES[bucket]];
  if (to === undefined) return `${secondsText(from ?? 0)} and more`;
  return from === undefined ? `Under ${secondsText(to)}` : `${secondsText(from)} to ${secondsText(to)}`;
}
