import type { AssessmentView } from "#domain/leads/assessment-view";
import { memo, startTransition, useEffect, useRef, useState } from "react";
import { isInView } from "../../../../lib/is-in-view.ts";
import { AssessmentRow } from "../row/assessment-row.tsx";

/** Pages further away than this are not rendered. */
const MARGIN = "2000px 0px";
const ROW_ESTIMATE = 40;

type Props = {
  rows: readonly AssessmentView[];
  /** The one among them that is open beside the list. */
  openId: number | null;
};

/**
 * A page of rows. Far from the viewport it is replaced by a gap of the same height, so that a list of thousands stays
 * as fast as a short one; the page with the focus is kept.
 */
export const ListChunk = memo(function ListChunk({ rows, openId }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNeeded = isInView(entries) || element.contains(document.activeElement);
        const gap = isNeeded ? null : element.offsetHeight || rows.length * ROW_ESTIMATE;
        // Drawn bit by bit: whoever scrolls is still far away.
        startTransition(() => setHeight(gap));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [rows.length]);
  return (
    <div
      ref={frame}
      role={height === null ? "rowgroup" : undefined}
      style={height === null ? undefined : { height }}
    >
      {height === null &&
        rows.map((row) => <AssessmentRow key={row.id} lead={row} isBeside={row.id === openId} />)}
    </div>
  );
});
