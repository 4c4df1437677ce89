import { programs } from "../../content/programs.ts";

/**
 * The four programs behind 'View All 4 Programs': below the card with the button, or on wide screens below all cards.
 */
export function ProgramList({ id, isOpen }: { id: string; isOpen: boolean }) {
  return (
    <li id={id} hidden={!isOpen} className="lg:order-last lg:col-span-3 lg:mt-4">
      <ul className="rounded-box border-base-300 overflow-hidden border">
        {programs.map(({ name, terms }) => (
          <li
            key={name}
            className="bg-base-100 border-base-300 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b px-6 py-5 last:border-b-0 sm:px-8"
          >
            <span className="font-display text-xl font-bold tracking-tight">{name}</span>
            <span className="text-base-content/80">{terms}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
