import { PageHeader } from "./content/page-header.tsx";
import { Skeleton } from "./ui/skeleton.tsx";

/** What stands in a page's document until its code draws it: the header, and room for the rest. */
export function PageFrame() {
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader />
      <div className="mx-auto grid w-full max-w-7xl content-start gap-6 px-5 py-8 sm:px-8">
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-56" />
        <Skeleton className="h-96" />
      </div>
    </div>
  );
}
