import { BadgePercent } from "lucide-react";
import type { ReactNode } from "react";
import { useContent } from "../../../content/use-content.tsx";
import type { OpenHub } from "../hub-data.ts";

/** The recommended program and its price in short, with the next step below it. */
export function HubTicket({ data, children }: { data: OpenHub; children: ReactNode }) {
  const { hub, offer } = data;
  const words = useContent("results").program;
  return (
    <div
      data-theme="paper"
      className="result-ticket rounded-box bg-base-100 text-base-content grid min-w-0 grid-cols-1 content-start gap-3 self-start p-4 sm:gap-5 sm:p-8 lg:col-start-2 lg:row-start-1"
    >
      <div className="grid gap-1">
        <p className="text-base-content/75 text-sm">{offer ? words.ticket : words.unknown}</p>
        {offer ? (
          <>
            <p className="font-display text-title font-extrabold text-balance">{offer.name}</p>
            <p className="leading-snug sm:text-lg">
              <span className="text-base-content/75">{words.investment}</span>{" "}
              <span className="font-bold">{offer.investment}</span>
            </p>
          </>
        ) : (
          <p>{words.missing}</p>
        )}
      </div>
      {hub.promoText && (
        <p className="rounded-field bg-primary/15 flex items-center gap-2 px-3 py-2 text-sm font-semibold">
          <BadgePercent aria-hidden="true" className="text-accent size-5 shrink-0" />
          {hub.promoText}
        </p>
      )}
      {children}
    </div>
  );
}
