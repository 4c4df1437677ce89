import { filled } from "#domain/content/filled";
import type { Plan } from "#domain/content/given-plans";
import type { PlanStep } from "#domain/content/parts/plans";
import { planDays, tickStep, planStanding, type PlanProgress } from "#domain/funnel/hub/plan-progress";
import { useMemo, useState, useId, type ReactNode } from "react";
import { BEAT_PATHS, BEAT_WIDTH } from "../../../../content/pulse/beat-path.ts";
import { useContent } from "../../../../content/use-content.tsx";
import { serverNow } from "../../../../lib/server-clock.ts";
import { useIsHydrated } from "../../../../lib/use-is-hydrated.ts";
import { keepPlan, localDay, openPlan } from "./kept-plan.ts";

type PlanStepsProps = {
  sessionId: string;
  plan: Plan;
  /** The way to a call, which stands beside the steps; nothing once a call is booked. */
  call: ReactNode;
};

/** The plan's steps with their dates, ticked on this device, and beside them how far the plan is. */
export function PlanSteps({ sessionId, plan, call }: PlanStepsProps) {
  const { today: words, week } = useContent("plan");
  const { done, days, today, tick } = usePlanProgress(sessionId);
  const minutes = [...plan.today, ...plan.week].map((step) => Number(step.minutes));
  const [opened] = days;
  const forToday = plan.today.reduce((sum, step) => sum + Number(step.minutes), 0);
  return (
    <>
      <div className="grid content-start gap-3 max-lg:contents top-2 lg:sticky lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start print:hidden">
        <PlanStanding minutes={minutes} done={done} />
        {call && <PlanCall>{call}</PlanCall>}
      </div>
      <div className="grid gap-6 lg:col-start-1 print:gap-4">
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
    </>
  );
}

/** What a call would add, and the way to it. */
function PlanCall({ children }: { children: ReactNode }) {
  const { book } = useContent("hub").steps;
  return (
    <div className="rounded-box bg-base-100 border-base-300 flex flex-wrap items-center justify-between gap-3 border p-4 sm:px-6 lg:grid">
      <p className="text-lg leading-snug font-bold text-balance">{book}</p>
      {children}
    </div>
  );
}

/** `Tue, Nov 24`, in the visitor's language, which no line breaks inside. */
function dateText(day: string): string {
  const format = { weekday: "short", month: "short", day: "numeric" } as const;
  return new Date(`${day}T12:00:00`).toLocaleDateString(undefined, format).replaceAll(" ", "\u00a0");
}

const DAYS = 7;

/** The visitor's progress, once the browser has said what it keeps. */
function usePlanProgress(sessionId: string) {
  const isHydrated = useIsHydrated();
  const now = useMemo(() => (isHydrated ? new Date(serverNow()) : null), [isHydrated]);
  const opened = useMemo(() => now && openPlan(sessionId, now), [sessionId, now]);
  const [ticked, setTicked] = useState<PlanProgress | null>(null);
  const progress = ticked ?? opened;

  function tick(step: number, isDone: boolean): void {
    if (!progress) return;
    const next = tickStep(progress, step, isDone);
    keepPlan(sessionId, next);
    setTicked(next);
  }

  return {
    done: progress?.done ?? [],
    /** The day that the plan was opened and those after it; empty until they are known. */
    days: progress ? planDays(progress.openedOn, DAYS) : [],
    today: now && localDay(now),
    tick,
  };
}

const LINE = 96;

/** How far the plan is, in view while it is worked through: a line across the bar, with a beat for each step done. */
function PlanStanding({ minutes, done }: { minutes: readonly number[]; done: readonly number[] }) {
  const words = useContent("plan").standing;
  const { count, nextMinutes } = planStanding(minutes, done);
  return (
    <div
      data-theme="ink"
      className="rounded-box bg-base-200 text-base-content max-lg:sticky top-2 z-10 grid gap-x-8 px-4 py-3 sm:px-6 print:hidden"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 lg:grid">
        <span role="status" className="font-display lg:text-title font-extrabold">
          {filled(words.done, { count: String(count), total: String(minutes.length) })}
        </span>
        <span className="text-base-content/75 text-sm">
          {nextMinutes === null ? words.all : filled(words.next, { minutes: String(nextMinutes) })}
        </span>
      </p>
      <svg
        viewBox={`0 0 ${minutes.length * BEAT_WIDTH} 130`}
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
        strokeLinejoin="round"
        className="visitor-pulse h-10 w-full"
      >
        {minutes.map((_, step) => {
          const isDone = done.includes(step);
          const start = step * BEAT_WIDTH;
          return (
            <path
              key={step}
              d={`M${start} ${LINE}${isDone ? BEAT_PATHS.strong : BEAT_PATHS.flat}`}
              vectorEffect="non-scaling-stroke"
              strokeWidth="2.5"
              className={isDone ? "stroke-primary" : "stroke-base-content/40"}
            />
          );
        })}
      </svg>
    </div>
  );
}

type PlanListProps = {
  id: string;
  title: string;
  /** What else is said of the list, such as its date. */
  note?: string | undefined;
  steps: readonly PlanStep[];
  /** The place of the first step in the plan. */
  first: number;
  done: readonly number[];
  onTick: (step: number, isDone: boolean) => void;
  label?: (index: number) => { day: string; date: string };
  className?: string;
};

/** Things to do, each with a box to tick, and on paper a line to write on. */
function PlanList(props: PlanListProps) {
  const { id, title, note, steps, first, done, onTick, label, className = "" } = props;
  return (
    <section aria-labelledby={id} className={`grid gap-3 ${className}`}>
      <div className="flex min-h-9 flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="font-display text-title font-extrabold">
          {title}
        </h2>
        <p className="text-base-content/75 text-sm font-semibold">{note}</p>
      </div>
      <ol className="grid gap-2 print:gap-0">
        {steps.map((step, index) => (
          <PlanItem
            key={step.title}
            step={step}
            label={label?.(index)}
            isDone={done.includes(first + index)}
            onTick={(isDone) => onTick(first + index, isDone)}
          />
        ))}
      </ol>
    </section>
  );
}

type PlanItemProps = {
  step: PlanStep;
  label: { day: string; date: string } | undefined;
  isDone: boolean;
  onTick: (isDone: boolean) => void;
};

/** One that is done takes a line. */
function PlanItem({ step, label, isDone, onTick }: PlanItemProps) {
  const id = useId();
  const { time } = useContent("plan").week;
  return (
    <li className="rounded-box bg-base-100 border-base-300 grid grid-cols-[auto_1fr] gap-x-[min(1rem,3vw)] border p-[min(1rem,4vw)] print:break-inside-avoid print:border-0 print:bg-transparent print:p-0 print:py-2">
      <input
        type="checkbox"
        id={id}
        checked={isDone}
        onChange={(event) => onTick(event.target.checked)}
        className="checkbox checkbox-lg border-base-content/60 print:appearance-auto"
      />
      <div className="grid content-center gap-1">
        <h3 className={`text-lg leading-snug font-bold ${isDone ? "line-through" : ""}`}>
          <label htmlFor={id} className="cursor-pointer">
            {label && <span className="text-accent">{label.day}: </span>}
            {step.title}
          </label>
        </h3>
        <p className="text-base-content/75 min-h-5 text-sm font-semibold">
          {filled(time, { minutes: step.minutes })}
          {label?.date}
        </p>
        <p
          className={`text-base-content/80 max-w-prose print:max-w-none ${isDone ? "hidden print:block" : ""}`}
        >
          {step.text}
        </p>
        <span aria-hidden="true" className="border-base-content/40 hidden h-7 border-b print:block" />
      </div>
    </li>
  );
}
