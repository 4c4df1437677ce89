import type { Plan } from "./plan-for.ts";
import { PlanList } from "./plan-list.tsx";
import { PlanStanding } from "./plan-standing.tsx";
import { usePlanProgress } from "./use-plan-progress.ts";

/** The plan's steps with their dates, ticked on this device. */
export function PlanSteps({ sessionId, plan }: { sessionId: string; plan: Plan }) {
  const { done, days, today, tick } = usePlanProgress(sessionId);
  const minutes = [...plan.today, ...plan.week].map((step) => step.minutes);
  const [opened] = days;
  const forToday = plan.today.reduce((sum, step) => sum + step.minutes, 0);
  return (
    <div className="grid gap-6 print:gap-4">
      <PlanStanding minutes={minutes} done={done} />
      <PlanList
        id="today-heading"
        title={opened === undefined || opened === today ? "Today" : "First of all"}
        note={`About ${forToday} min${opened === undefined ? "" : ` · ${dateText(opened)}`}`}
        steps={plan.today}
        first={0}
        done={done}
        onTick={tick}
      />
      <PlanList
        id="week-heading"
        title="Your next seven days"
        steps={plan.week}
        first={plan.today.length}
        done={done}
        onTick={tick}
        label={(index) => {
          const date = days[index + 1];
          const words = date === today ? "Today" : date && dateText(date);
          return { day: `Day ${index + 1}`, date: words ? ` · ${words}` : "" };
        }}
        className="print:break-before-page"
      />
    </div>
  );
}

/** `Tue, Nov 24`, in the visitor's language. */
function dateText(day: string): string {
  const format = { weekday: "short", month: "short", day: "numeric" } as const;
  return new Date(`${day}T12:00:00`).toLocaleDateString(undefined, format);
}
