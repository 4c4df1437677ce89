import type { AssessmentView } from "#domain/leads/assessment-view";
import { memo, useEffect, useRef, useState } from "react";
import { shortLeadName } from "../leads/lead-name.ts";
import { AssessmentCard } from "./assessment-card.tsx";

/** Pages further away than this are not rendered. */
const MARGIN = "2000px 0px";
const CARD_ESTIMATE = 500;

type Props = {
  rows: readonly AssessmentView[];
  /** The lead whose card is shown above the list. */
  linkedId: number | null;
};

/**
 * A page of cards. Far from the viewport it is replaced by a gap of the same height, so that a list of thousands stays
 * as fast as a short one; the page with the focus is kept.
 */
export const ListChunk = memo(function ListChunk({ rows, linkedId }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isNeeded = entry.isIntersecting || element.contains(document.activeElement);
        setHeight(isNeeded ? null : element.offsetHeight || rows.length * CARD_ESTIMATE);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [rows.length]);
  return (
    <div ref={frame} style={height === null ? undefined : { height }}>
      {height === null &&
        rows.map((row) =>
          row.id === linkedId ? (
            <p
              key={row.id}
              className="rounded-box border-base-300 mb-4 border border-dashed px-4 py-3 text-sm"
            >
              <bdi>{shortLeadName(row)}</bdi> is open above the list.
            </p>
          ) : (
            <AssessmentCard key={row.id} lead={row} />
          ),
        )}
    </div>
  );
});
