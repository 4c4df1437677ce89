import { filled } from "#domain/content/filled";
import type { Plan } from "#domain/content/given-plans";
import { useContent } from "../../../content/use-content.tsx";
import { PlanList } from "./plan-list.tsx";
import { PlanStanding } from "./plan-standing.tsx";
import { usePlanProgress } from "./use-plan-progress.ts";

/** The plan's steps with their dates, ticked on this device. */
export function PlanSteps({ sessionId, plan }: { sessionId: string; plan: Plan }) {
  const { today: words, week } = useContent("plan");
  const { done, days, today, tick } = usePlanProgress(sessionId);
  const minutes = [...plan.today, ...plan.week].map((step) => Number(step.minutes));
  const [opened] = days;
  const forToday = plan.today.reduce((sum, step) => sum + Number(step.minutes), 0);
  return (
    <div className="grid gap-6 print:gap-4">
      <PlanStanding minutes={minutes} done={done} />
      <PlanList
        id="today-heading"
        title={opened === undefined || opened === today ? words.heading : words.later}
        note={`${filled(words.time, { minutes: String(forToday) })}${opened === undefined ? "" : ` · ${dateText(opened)}`}`}
        steps={plan.today}
        first={0}
        done={done}
        onTick={tick}
      />
      <PlanList
        id="week-heading"
        title={week.heading}
        steps={plan.week}
        first={plan.today.length}
        done={done}
        onTick={tick}
        label={(index) => {
          const date = days[index + 1];
          const told = date === today ? week.today : date && dateText(date);
          return {
            day: filled(week.day, { number: String(index + 1) }),
            date: told ? ` · ${told}` : "",
          };
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
