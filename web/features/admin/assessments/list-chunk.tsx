import type { AssessmentView } from "#domain/assessment-view";
import { memo, useEffect, useRef, useState } from "react";
import { AssessmentCard } from "./assessment-card.tsx";

/** Pages further away than this are not in the document. */
const MARGIN = "2000px 0px";
const CARD_ESTIMATE = 500;

/**
 * One page of cards. Far from the view it leaves a gap of its own height, so that a list of
 * thousands stays as light as a short one; the page that has the focus stays.
 */
export const ListChunk = memo(function ListChunk({ rows }: { rows: readonly AssessmentView[] }) {
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
      {height === null && rows.map((row) => <AssessmentCard key={row.id} lead={row} />)}
    </div>
  );
});
