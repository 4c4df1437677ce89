import { initialsOf } from "../initials.ts";

export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="font-display bg-neutral text-neutral-content grid size-12 shrink-0 place-items-center rounded-full text-base font-bold tracking-tight"
    >
      {initialsOf(name)}
    </span>
  );
}
