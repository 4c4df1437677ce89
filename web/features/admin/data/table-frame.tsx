import { useLayoutEffect, useRef, type ReactNode } from "react";

type Props = { label: string; children: ReactNode };

/** The maximum visible height of a table, in pixels. */
const MOST = 352;

/** Wraps a table that may be long or wide: it scrolls, also by keyboard, and never cuts a row in half. */
export function TableFrame({ label, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const table = frame.current?.querySelector("table");
    if (!table) return;
    const observer = new ResizeObserver(() => fit(frame.current, table));
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      role="region"
      aria-label={label}
      tabIndex={0}
      className="table-frame rounded-box relative overflow-auto -outline-offset-3"
      style={{ maxHeight: MOST }}
    >
      {children}
    </div>
  );
}

/** Fits the height to the whole rows within the maximum, plus any horizontal scrollbar. */
function fit(frame: HTMLElement | null, table: HTMLTableElement): void {
  if (!frame) return;
  let height = 0;
  for (const row of table.rows) {
    const bottom = row.offsetTop + row.offsetHeight;
    if (bottom > MOST) break;
    height = bottom;
  }
  const bar = frame.offsetHeight - frame.clientHeight;
  frame.style.maxHeight = `${height > 0 ? height + bar : MOST}px`;
}
