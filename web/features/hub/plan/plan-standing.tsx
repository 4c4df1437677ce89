import { filled } from "#domain/content/filled";
import { planStanding } from "#domain/hub/plan-progress";
import { BEAT_PATHS, BEAT_WIDTH } from "../../../content/pulse/beat-path.ts";
import { useContent } from "../../../content/use-content.tsx";

const LINE = 96;

/** How far the plan is, in view while it is worked through: a beat for each step that is done. */
export function PlanStanding({ minutes, done }: { minutes: readonly number[]; done: readonly number[] }) {
  const words = useContent("plan").standing;
  const { count, nextMinutes } = planStanding(minutes, done);
  return (
    <div
      data-theme="ink"
      className="rounded-box bg-base-200 text-base-content sticky top-2 z-10 grid gap-x-8 px-4 py-3 sm:grid-cols-[auto_1fr] sm:items-center sm:px-6 print:hidden"
    >
      <p className="flex flex-wrap justify-between gap-x-4 sm:grid">
        <span role="status" className="font-bold">
          {filled(words.done, { count: String(count), total: String(minutes.length) })}
        </span>
        <span className="text-base-content/75 text-sm">
          {nextMinutes === null ? words.all : filled(words.next, { minutes: String(nextMinutes) })}
        </span>
      </p>
      <svg
        viewBox={`0 0 ${minutes.length * BEAT_WIDTH} 130`}
        aria-hidden="true"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="visitor-pulse h-10 w-full sm:h-12"
      >
        {minutes.map((_, step) => {
          const isDone = done.includes(step);
          const start = step * BEAT_WIDTH;
          return (
            <path
              key={step}
              d={
                isDone ? `M${start} ${LINE}${BEAT_PATHS.strong}` : `M${start + 6} ${LINE}h${BEAT_WIDTH - 12}`
              }
              strokeWidth={isDone ? 6 : 8}
              strokeDasharray={isDone ? undefined : "0 17"}
              className={isDone ? "stroke-primary" : "stroke-base-content/40"}
            />
          );
        })}
      </svg>
    </div>
  );
}
