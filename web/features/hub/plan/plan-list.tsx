import { useId } from "react";
import type { PlanStep } from "../../../content/plan/roadblock-plan.ts";

type PlanListProps = {
  id: string;
  title: string;
  steps: readonly PlanStep[];
  label?: (index: number) => string;
  className?: string;
};

/** Things to do, each with a box to tick, which lasts for this visit or on paper, and a line there to write on. */
export function PlanList({ id, title, steps, label, className = "" }: PlanListProps) {
  return (
    <section aria-labelledby={id} className={`grid gap-4 ${className}`}>
      <h2 id={id} className="font-display text-title font-extrabold">
        {title}
      </h2>
      <ol className="grid">
        {steps.map((step, index) => (
          <PlanItem key={step.title} step={step} label={label?.(index)} />
        ))}
      </ol>
    </section>
  );
}

function PlanItem({ step, label }: { step: PlanStep; label: string | undefined }) {
  const id = useId();
  return (
    <li className="border-base-content/15 grid grid-cols-[auto_1fr] gap-x-[min(1rem,3vw)] border-t py-5 last:pb-0 print:break-inside-avoid print:border-t-0 print:py-3">
      <input type="checkbox" id={id} className="checkbox peer border-base-content/60 print:appearance-auto" />
      <div className="grid gap-1 peer-checked:[&_h3]:line-through">
        <h3 className="text-lg leading-snug font-bold">
          <label htmlFor={id} className="cursor-pointer">
            {label && <span className="text-accent">{label}: </span>}
            {step.title}
          </label>
        </h3>
        <p className="text-base-content/80 max-w-prose print:max-w-none">{step.text}</p>
        <span aria-hidden="true" className="border-base-content/40 hidden h-8 border-b print:block" />
      </div>
    </li>
  );
}
