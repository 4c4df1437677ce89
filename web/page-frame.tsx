import { PageHeader } from "./content/page-header.tsx";
import { Skeleton } from "./ui/skeleton.tsx";

/** The content of a page's document until its code renders: the header, and space for the rest. */
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
