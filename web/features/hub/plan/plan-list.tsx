import { useId } from "react";
import type { PlanStep } from "../../../content/plan/roadblock-plan.ts";

type PlanListProps = {
  id: string;
  title: string;
  steps: readonly PlanStep[];
  label?: (index: number) => string;
};

/** Things to do, each with a box to tick, which lasts for this visit or on paper, and a line there to write on. */
export function PlanList({ id, title, steps, label }: PlanListProps) {
  return (
    <section aria-labelledby={id} className="plan-list grid gap-4">
      <h2 id={id} className="font-display text-title font-extrabold">
        {title}
      </h2>
      <ol className="border-base-content/15 border-b">
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
    <li className="border-base-content/15 grid grid-cols-[auto_1fr] gap-x-4 border-t py-5 print:break-inside-avoid">
      <input type="checkbox" id={id} className="checkbox border-base-content/60 print:appearance-auto" />
      <div className="grid gap-1">
        <h3 className="text-lg leading-snug font-bold">
          <label htmlFor={id} className="cursor-pointer">
            {label && <span className="text-accent">{label}: </span>}
            {step.title}
          </label>
        </h3>
        <p className="text-base-content/80 max-w-prose">{step.text}</p>
        <span aria-hidden="true" className="border-base-content/40 hidden h-7 border-b print:block" />
      </div>
    </li>
  );
}
