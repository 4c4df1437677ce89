import { SlotPicture } from "./slot-picture.tsx";
import { useContent } from "./use-content.tsx";

/** The logo mark: one beat of a pulse. */
function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="size-8 shrink-0">
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <path
        d="M4 17.5h6.2l3.1-10 5.2 17 3.1-7H28"
        className="stroke-primary-content fill-none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function DrawnLogo() {
  const { name } = useContent("brand");
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="font-display text-2xl leading-none font-extrabold tracking-tighter">{name}</span>
    </span>
  );
}

/** The logo for a light or dark background, to be placed in a link. */
export function Logo({ on }: { on: "light" | "dark" }) {
  const { name, logoOnLight, logoOnDark } = useContent("brand");
  return (
    <SlotPicture
      picture={on === "light" ? logoOnLight : logoOnDark}
      alt={name}
      sizes="200px"
      className="h-8 w-auto max-w-50 object-contain object-left"
      drawing={<DrawnLogo />}
    />
  );
}
