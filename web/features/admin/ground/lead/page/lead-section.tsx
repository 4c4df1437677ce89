import { useId, type ReactNode } from "react";

type Props = { title: string; part: string; note?: ReactNode; isPrinted?: boolean; children: ReactNode };

/** A part of a lead's page, which keys and links find by its name. */
export function LeadSection({ title, part, note, isPrinted = false, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-part={part}
      className={`border-base-300 scroll-mt-14 border-t px-4 py-4 sm:px-6 ${isPrinted ? "print:px-0" : "print:hidden"}`}
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-base font-semibold">
          {title}
        </h3>
        {note && <div className="text-base-content/75 text-sm">{note}</div>}
      </div>
      {children}
    </section>
  );
}
