import type { LucideIcon } from "lucide-react";

/** The look of a row that leads on, for a link or a button. */
export const ROW_LINK =
  "row-link rounded-box bg-base-100 border-base-content/30 hover:border-base-content flex min-h-17 w-full items-center justify-between gap-4 border px-4 py-2 text-left wrap-anywhere sm:min-h-19 sm:py-3";

/** What stands in such a row: where it leads, and what is there. */
export function RowLinkWords({ title, text, Icon }: { title: string; text: string; Icon: LucideIcon }) {
  return (
    <>
      <span className="grid gap-0.5">
        <span className="text-lg leading-snug font-bold">{title}</span>
        <span className="text-base-content/75 leading-snug">{text}</span>
      </span>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
    </>
  );
}
