import { Skeleton } from "../../../../ui/skeleton.tsx";

const ROWS = Array.from({ length: 12 }, (_, index) => index);

/** Placeholders for the list while its first page is loading. */
export function RowSkeletons() {
  return (
    <div className="rounded-box bg-base-100 border-base-300 border">
      <p role="status" className="sr-only">
        Loading assessments…
      </p>
      {ROWS.map((row) => (
        <div
          key={row}
          className="border-base-300 flex h-[3.3125rem] flex-col justify-center gap-1.5 border-b px-4 last:border-b-0"
        >
          <Skeleton className="rounded-field h-4 w-48 max-w-full" />
          <Skeleton className="rounded-field h-3.5 w-96 max-w-full" />
        </div>
      ))}
    </div>
  );
}
