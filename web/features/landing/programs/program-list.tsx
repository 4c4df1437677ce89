import { useContent } from "../../../content/use-content.tsx";
import { programAction } from "../program-actions.ts";
import { ProgramLink } from "./program-link.tsx";

/**
 * The programs behind 'View All 4 Programs': below the card with the button, or on wide screens below all cards.
 */
export function ProgramList({ id, isOpen }: { id: string; isOpen: boolean }) {
  const programs = useContent("programs");
  return (
    <li id={id} hidden={!isOpen} className="lg:order-last lg:col-span-3 lg:mt-4">
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
