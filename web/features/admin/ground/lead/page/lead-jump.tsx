import { use, type RefObject } from "react";
import { LEAD_SECTIONS, type LeadSectionId, type SectionCounts } from "./lead-sections.ts";
import { useSectionInView } from "./use-section-in-view.ts";
import { SectionsContext } from "./use-sections.ts";

type Props = {
  page: RefObject<HTMLElement | null>;
  /** Those that stand on the page, in order. */
  ids: readonly LeadSectionId[];
  counts: SectionCounts;
  /** Whether all of the lead is there: its timeline comes later than the rest. */
  isWhole: boolean;
};

/** The list of a lead's sections: in a row where the lead is narrow, at the left where it is wide. */
export function LeadJump({ page, ids, counts, isWhole }: Props) {
  const { jump } = use(SectionsContext);
  const current = useSectionInView(page, ids, isWhole);
  return (
    <nav aria-label="Sections" className="lead-jump">
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <button type="button" aria-current={id === current ? "true" : undefined} onClick={() => jump(id)}>
              {LEAD_SECTIONS[id].short}
              {counts[id] && <span className="text-ink-3 font-normal tabular-nums">{counts[id]}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
