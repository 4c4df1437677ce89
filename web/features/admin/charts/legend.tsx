type Entry = { label: string; className: string };

export function Legend({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {entries.map(({ label, className }) => (
        <li key={label} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 10 10" className="size-3">
            <rect width={10} height={10} rx={2} className={className} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
