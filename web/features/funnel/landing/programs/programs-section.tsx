import { filled } from "#domain/content/filled";
import { Check, ChevronDown, ArrowRight, ArrowUpRight } from "lucide-react";
import { Fragment, useState, type ReactNode } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { buttonClass } from "../../../../ui/button-class.ts";
import { programAction, pointsOf, wayAction, waysShown, type ProgramAction } from "../program-actions.ts";
import type { WayId } from "#domain/offers/catalog";

const LIST_ID = "dwy-programs";

export function ProgramsSection() {
  const { heading, second } = useContent("landing").programs;
  const ways = waysShown(useContent("shown"));
  const [isListOpen, setIsListOpen] = useState(false);
  return (
    <section id="programs" className="mx-auto max-w-7xl px-5 pb-14 sm:px-8 sm:pb-20 lg:pb-32">
      <h2 className="font-display text-headline max-w-4xl font-extrabold text-balance">
        <span className="block">{heading}</span> <span className="block">{second}</span>
      </h2>
      <ul className={`mt-8 grid gap-4 sm:mt-12 ${ways.length === 3 ? "lg:grid-cols-3" : "lg:grid-cols-2"}`}>
        {ways.map((id) => (
          <Fragment key={id}>
            <TierCard
              id={id}
              {...(id === "dwy" && {
                list: { id: LIST_ID, isOpen: isListOpen, onToggle: () => setIsListOpen(!isListOpen) },
              })}
            />
            {id === "dwy" && <ProgramList id={LIST_ID} isOpen={isListOpen} />}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

/**
 * The programs behind 'View All 4 Programs': below the card with the button, or on wide screens below all cards.
 */
function ProgramList({ id, isOpen }: { id: string; isOpen: boolean }) {
  const programs = useContent("programs");
  return (
    <li id={id} hidden={!isOpen} className="lg:order-last lg:col-span-full lg:mt-4">
      <ul className="rounded-box border-base-300 divide-base-300 bg-base-100 divide-y overflow-hidden border wrap-anywhere">
        {programs.list.map((program) => (
          <li key={program.name}>
            <ProgramLink
              action={programAction(program, programs)}
              className="group hover:bg-base-200 flex items-center justify-between gap-x-6 px-6 py-5 -outline-offset-3 sm:px-8"
            >
              <span className="grid grow gap-x-6 gap-y-1 sm:grid-cols-[1fr_1fr_9rem] sm:items-baseline">
                <span className="font-display text-xl font-bold tracking-tight">{program.name}</span>
                <span className="text-base-content/80">{program.terms}</span>
                <span className="text-accent font-semibold group-hover:underline sm:text-right">
                  {program.button}
                </span>
              </span>
            </ProgramLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

type TierCardProps = {
  id: WayId;
  /** The list of programs that this tier's button opens and closes. */
  list?: { id: string; isOpen: boolean; onToggle: () => void };
};

function TierCard({ id, list }: TierCardProps) {
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

type ProgramLinkProps = {
  action: ProgramAction;
  className: string;
  children: ReactNode;
};

/** A link to what a program's action names; another site opens in a new tab. */
function ProgramLink({ action: { href, isElsewhere }, className, children }: ProgramLinkProps) {
  const Arrow = isElsewhere ? ArrowUpRight : ArrowRight;
  return (
    <a
      href={href}
      className={className}
      {...(isElsewhere && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {children}
      <Arrow aria-hidden="true" className="size-5 shrink-0" />
    </a>
  );
}
