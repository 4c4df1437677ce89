import { filled } from "#domain/content/filled";
import type { PlanStep } from "#domain/content/parts/plans";
import { useId } from "react";
import { useContent } from "../../../content/use-content.tsx";

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
export function PlanList(props: PlanListProps) {
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
