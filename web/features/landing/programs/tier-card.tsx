import { Check, ChevronDown } from "lucide-react";
import { filled } from "#domain/content/filled";
import { useContent } from "../../../content/use-content.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { pointsOf, wayAction, type WayId } from "../program-actions.ts";
import { ProgramLink } from "./program-link.tsx";

type TierCardProps = {
  id: WayId;
  /** The list of programs that this tier's button opens and closes. */
  list?: { id: string; isOpen: boolean; onToggle: () => void };
};

export function TierCard({ id, list }: TierCardProps) {
  const { popular, showAll, hideAll } = useContent("landing").programs;
  const brand = useContent("brand");
  const programs = useContent("programs");
  const { name, short, summary, price } = programs[id];
  const count = programs.list.length;
  const action = wayAction(id, { brand, programs });
  const isMostPopular = id === "dwy";
  const surface = isMostPopular
    ? "bg-base-200 border-base-200 lg:-my-4 lg:py-12"
    : "bg-base-100 border-base-300";
  return (
    <li
      data-theme={isMostPopular ? "ink" : undefined}
      className={`rounded-box text-base-content flex flex-col border p-6 wrap-anywhere sm:p-8 ${surface}`}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-base-content/75 font-semibold">{short}</p>
        {isMostPopular && <Badge tone="primary">{popular}</Badge>}
      </div>
      <h3 className="font-display mt-3 text-title font-bold">{name}</h3>
      <p className="mt-2 text-lg font-semibold">{filled(price, { count: String(count) })}</p>
      <p className="text-base-content/80 mt-4 leading-relaxed">{summary}</p>
      <ul className="my-6 grid gap-2.5">
        {pointsOf(programs[id], count).map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check aria-hidden="true" className="text-accent mt-0.5 size-5 shrink-0" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid grid-cols-1 gap-3">
        <ProgramLink
          action={action}
          className={buttonClass({ variant: isMostPopular ? "primary" : "secondary", size: "lg" })}
        >
          {action.label}
        </ProgramLink>
        {list && (
          <button
            type="button"
            aria-expanded={list.isOpen}
            aria-controls={list.id}
            onClick={list.onToggle}
            className={buttonClass({ variant: "ghost" })}
          >
            {list.isOpen ? hideAll : filled(showAll, { count: String(count) })}
            <ChevronDown aria-hidden="true" className={`size-5 ${list.isOpen ? "rotate-180" : ""}`} />
          </button>
        )}
      </div>
    </li>
  );
}
