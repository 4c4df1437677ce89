import { TIME_EDGES } from "#domain/figures/steps/active-time";
import { stopRate, type StepStops, type Stops } from "#domain/figures/steps/step-map";
import { BarList } from "../../../kit/charts/bar-list.tsx";
import { countText, percentText } from "../../../kit/data/figures.ts";
import { StepBar } from "./step-bar.tsx";
import { DEVICE_WORDS, SOURCE_WORDS } from "./step-words.ts";

type Props = { stops: StepStops; median: number | null };

/** Whence people came to a step, with what, how long they stayed, and what went wrong. */
export function StepDetails({ stops, median }: Props) {
  const { step, entered, times, sources, devices } = stops;
  // Nobody stops at the last step.
  const hasStops = step !== "booked";
  return (
    <div className="border-line ms-2 mt-1 mb-4 space-y-4 border-s-2 ps-4">
      <p className="text-sm">
        {entered === 0 ? "Nobody reached this step in this period." : newsOf(stops, median)}
      </p>
      {entered > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 *:min-w-0 @lg:grid-cols-2 @3xl:grid-cols-3">
          <Part
            title="Sources"
            hasStops={hasStops}
            rows={sources.map((row) => ({ label: SOURCE_WORDS[row.source], ...row }))}
          />
          <Part
            title="Devices"
            hasStops={hasStops}
            rows={devices.map((row) => ({ label: DEVICE_WORDS[row.device], ...row }))}
          />
          <Times times={times} />
        </div>
      )}
    </div>
  );
}

function newsOf({ back, error }: StepStops, median: number | null): string {
  const news = [
    back > 0 && `${countText(back)} went back from here.`,
    error > 0 && `${countText(error)} hit an error or a refusal.`,
    median !== null && `Half stayed less than ${secondsText(median)}, hidden tabs not counted.`,
  ].filter(Boolean);
  return news.length > 0 ? news.join(" ") : "Nobody went back from here or hit an error.";
}

type PartRow = Stops & { label: string };

function Part({ title, rows, hasStops }: { title: string; rows: readonly PartRow[]; hasStops: boolean }) {
  const most = Math.max(0, ...rows.map(({ entered }) => entered));
  return (
    <div>
      <h5 className="mb-2 text-sm font-semibold">{title}</h5>
      <ol className="space-y-2 text-sm">
        {rows.map(({ label, entered, stopped }) => (
          <li key={label}>
            <p className="flex flex-wrap justify-between gap-x-4">
              {label}
              <span className="text-ink-2 tabular-nums">
                {countText(entered)}
                {hasStops && ` · ${percentText(stopRate({ entered, stopped }))} stopped`}
              </span>
            </p>
            <StepBar
              most={most}
              parts={[
                { meaning: "onward", people: entered - stopped },
                { meaning: "stopped", people: stopped },
              ]}
              className="h-2"
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Up to the longest that anybody stayed. */
function Times({ times }: { times: readonly number[] }) {
  const longest = times.findLastIndex((people) => people > 0);
  if (longest === -1) return null;
  return (
    <div className="@lg:col-span-full @3xl:col-span-1">
      <h5 className="mb-2 text-sm font-semibold">Active time</h5>
      <BarList
        columns={[{ label: "" }]}
        bars={times.slice(0, longest + 1).map((people, bucket) => ({
          label: bucketText(bucket),
          amount: people,
          figures: [countText(people)],
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
