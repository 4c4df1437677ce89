import { Link } from "../../../lib/link.tsx";

type Choice<Id extends string> = { id: Id; label: string };

const FRAME = "bg-sunk inline-flex max-w-full flex-wrap rounded-lg p-0.5";
const CHOICE =
  "text-row inline-flex min-h-7 cursor-pointer items-center rounded-md px-2.5 font-medium whitespace-nowrap max-sm:px-2 pointer-coarse:min-h-11";
const ON = "bg-sheet text-ink shadow-lift font-semibold forced-colors:outline";
const OFF = "text-ink-2 hover:text-ink";

type SegProps<Id extends string> = {
  /** What is chosen here, for screen readers. */
  label: string;
  choices: readonly Choice<Id>[];
  current: Id;
};

/** Two to four views of the same thing, each a place of its own in the address. */
export function SegLinks<Id extends string>({
  label,
  choices,
  current,
  to,
}: SegProps<Id> & { to: (id: Id) => string }) {
  return (
    <nav aria-label={label} className={FRAME}>
      {choices.map(({ id, label: words }) => (
        <Link
          key={id}
          to={to(id)}
          aria-current={id === current ? "page" : undefined}
          className={`${CHOICE} ${id === current ? ON : OFF}`}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}

/** A choice of two to four that takes effect at once. */
export function Seg<Id extends string>({
  label,
  choices,
  current,
  onChange,
}: Omit<SegProps<Id>, "current"> & { current: Id | null; onChange: (id: Id) => void }) {
  return (
    <div role="group" aria-label={label} className={FRAME}>
      {choices.map(({ id, label: words }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === current}
          className={`${CHOICE} ${id === current ? ON : OFF}`}
          onClick={() => onChange(id)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
