import type { Picture } from "#domain/content/pictures/picture";
import { SlotPicture } from "../../../content/slot-picture.tsx";
import { initialsOf } from "../initials.ts";

type Props = { name: string; portrait: Picture };

/** The face of somebody whose name stands beside it, or the initials. */
export function Avatar({ name, portrait }: Props) {
  return (
    <SlotPicture
      picture={portrait}
      alt=""
      sizes="48px"
      isLazy
      className="size-12 shrink-0 rounded-full object-cover"
      drawing={<Initials name={name} />}
    />
  );
}

function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="font-display bg-neutral text-neutral-content grid size-12 shrink-0 place-items-center rounded-full text-base font-bold tracking-tight"
    >
      {initialsOf(name)}
    </span>
  );
}
