import { brief } from "#domain/brief/brief";
import { briefSourceLabel, type BriefLine } from "#domain/brief/brief-line";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { Offer } from "#domain/offers/offer";

type Props = { lead: AssessmentView; offers: readonly Offer[]; className?: string };

/** What to say first to a lead, each line with what it comes from. */
export function BriefLines({ lead, offers, className = "" }: Props) {
  return (
    <ul aria-label="What to say first" className={`divide-base-300 divide-y ${className}`}>
      {brief(lead, offers).map((line) => (
        <BriefRow key={line.part} line={line} />
      ))}
    </ul>
  );
}

function BriefRow({ line: { part, text, sources } }: { line: BriefLine }) {
  const isFirst = part === "opening";
  return (
    <li className={`justify-between gap-x-4 sm:flex sm:items-baseline ${isFirst ? "pb-2" : "py-1.5"}`}>
      <span
        className={`min-w-0 [overflow-wrap:anywhere] ${isFirst ? "text-lg leading-snug font-semibold" : ""}`}
      >
        {text}
      </span>{" "}
      <span className="text-base-content/75 shrink-0 text-xs">
        <span className="sr-only">From: </span>
        {sources.map(briefSourceLabel).join(" · ")}
      </span>
    </li>
  );
}
