import { Skeleton } from "../../../ui/skeleton.tsx";

/** Placeholders for the list while its first page is loading. */
export function CardSkeletons() {
  return (
    <div className="space-y-4">
      <p role="status" className="sr-only">
        Loading assessments …
      </p>
      {["first", "second", "third"].map((card) => (
        <div key={card} className="rounded-box bg-base-100 border-base-300 space-y-4 border p-4 sm:p-6">
          <Skeleton className="rounded-field h-5 w-48 max-w-full" />
          <Skeleton className="rounded-field h-5 w-80 max-w-full" />
          <Skeleton className="rounded-field h-28 w-full" />
        </div>
      ))}
    </div>
  );
}
