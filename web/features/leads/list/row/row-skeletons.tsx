import { Bone } from "../../../kit/look/bones.tsx";
import { useStaffWords } from "../../../content/published/published.ts";
import { columnLabel, COLUMNS } from "./columns.tsx";

const ROWS = Array.from({ length: 19 }, (_, index) => index);
/** What is not as wide as its column. */
const WIDTHS: Record<string, string> = { owner: "size-6 rounded-full", name: "w-3/5", next: "w-4/5" };

/** The list while its first page is loading: the same grid, so that nothing moves when it comes. */
export function RowSkeletons() {
  return (
    <div className="lead-table">
      <p role="status" className="sr-only">
        Loading assessments…
      </p>
      <div aria-hidden="true">
        <IdleHeads />
        {ROWS.map((row) => (
          <div
            key={row}
            className="lead-row lead-grid pointer-events-none"
            style={{ opacity: 1 - row / (ROWS.length + 1) }}
          >
            <span className="lead-pick">
              <Bone className="mx-auto size-4" />
            </span>
            {COLUMNS.map(({ id }) => (
              <span key={id} className={`lead-${id}`}>
                <Bone className={`min-h-3 ${WIDTHS[id] ?? "w-full"}`} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The names of the columns where there is nothing to order. */
export function IdleHeads() {
  const words = useStaffWords();
  return (
    <div className="lead-head lead-grid" aria-hidden="true">
      <span className="lead-pick" />
      {COLUMNS.map((column) => (
        <span key={column.id} className={`lead-${column.id}`}>
          <span className="truncate">{columnLabel(column, words)}</span>
        </span>
      ))}
    </div>
  );
}
