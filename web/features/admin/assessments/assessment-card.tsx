import type { AssessmentView } from "#domain/leads/assessment-view";
import { leadName } from "../leads/lead-name.ts";
import { CardBody } from "./card-body.tsx";
import { useCardParts } from "./use-card-parts.ts";

type Props = {
  lead: AssessmentView;
  /** Starts with all sections open. */
  isExpanded?: boolean;
};

/** Everything about one assessment. */
export function AssessmentCard({ lead, isExpanded = false }: Props) {
  const { ref, parts } = useCardParts<HTMLElement>(lead.id, isExpanded);
  return (
    <article
      ref={ref}
      data-lead={lead.id}
      tabIndex={-1}
      aria-label={leadName(lead)}
      className="rounded-box bg-base-100 border-base-300 scroll-mt-28 border p-4 pb-1 sm:p-6 sm:pb-2"
    >
      <CardBody lead={lead} parts={parts} />
    </article>
  );
}
