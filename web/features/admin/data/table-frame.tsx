import { useLayoutEffect, useRef, type ReactNode } from "react";

type Props = { label: string; children: ReactNode };

/** The most that is seen of a table at a time, in pixels. */
const MOST = 352;

/** Around a table that may be long or wide: it scrolls, by keyboard too, and never ends in half a row. */
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

/** As high as the rows that are whole within what may be seen; a bar for sideways comes on top. */
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
