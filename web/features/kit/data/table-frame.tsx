import { useLayoutEffect, useRef, type ReactNode } from "react";

/** `most` is the maximum visible height, in pixels. */
type Props = { label: string; most?: number; children: ReactNode };

/** For a table among other things. */
const AMONG_OTHERS = 352;
/** For a table that has the screen to itself. */
export const ALONE = 640;

/** Wraps a table that may be long or wide: it scrolls, also by keyboard, and never cuts a row in half. */
export function TableFrame({ label, most = AMONG_OTHERS, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const table = frame.current?.querySelector("table");
    if (!table) return;
    const observer = new ResizeObserver(() => fit(frame.current, table, most));
    observer.observe(table);
    return () => observer.disconnect();
  }, [most]);
  return (
    <div
      ref={frame}
      role="region"
      aria-label={label}
      tabIndex={0}
      className="table-frame rounded-box relative overflow-auto -outline-offset-3"
      style={{ maxHeight: most }}
    >
      {children}
    </div>
  );
}

/** Fits the height to the whole rows within the maximum, plus any horizontal scrollbar. */
function fit(frame: HTMLElement | null, table: HTMLTableElement, most: number): void {
  if (!frame) return;
  let height = 0;
  for (const row of table.rows) {
    const bottom = row.offsetTop + row.offsetHeight;
    if (bottom > most) break;
    height = bottom;
  }
  const bar = frame.offsetHeight - frame.clientHeight;
  frame.style.maxHeight = `${height > 0 ? height + bar : most}px`;
}
