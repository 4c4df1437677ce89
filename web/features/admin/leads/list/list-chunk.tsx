import type { AssessmentView } from "#domain/leads/assessment-view";
import { memo, startTransition, useEffect, useRef, useState } from "react";
import { isInView } from "../../../../lib/is-in-view.ts";
import { AssessmentRow } from "../row/assessment-row.tsx";

/** Pages further away than this are not rendered. */
const MARGIN = "2000px 0px";

type Props = {
  rows: readonly AssessmentView[];
  /** Whether it is drawn before it is known how far away it is. */
  startsDrawn: boolean;
  /** The one among them that is open beside the list. */
  openId: number | null;
};

/**
 * A page of rows. Far from the viewport it is replaced by a gap of the same height, so that a list of thousands stays
 * as fast as a short one; the page with the focus is kept.
 */
export const ListChunk = memo(function ListChunk({ rows, startsDrawn, openId }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  // What was never drawn is as high as so many rows usually are.
  const [height, setHeight] = useState(startsDrawn ? null : `calc(${rows.length} * var(--lead-row))`);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNeeded = isInView(entries) || element.contains(document.activeElement);
        // Drawn bit by bit: whoever scrolls is still far away.
        startTransition(() => setHeight(isNeeded ? null : `${element.offsetHeight}px`));
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
