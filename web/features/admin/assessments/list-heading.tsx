import { Download } from "lucide-react";
import type { ChangeParams } from "../frame/admin-params.ts";
import { totalText } from "../data/figures.ts";
import { exportUrl } from "./api.ts";
import { NO_FILTERS, filterWords, type Filters } from "./filters.ts";
import { useExport } from "./use-export.ts";

type Props = { filters: Filters; total: string | null; change: ChangeParams };

/** The number of matches, the active filters, and the export. */
export function ListHeading({ filters, total, change }: Props) {
  const words = filterWords(filters);
  const { start, isStarting } = useExport(exportUrl(filters));
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-sm">
        {total !== null && `${totalText(total)} ${total === "1" ? "assessment" : "assessments"}`}
        {words.map((word, index) => (
          <span key={word}>
            {(total !== null || index > 0) && " · "}
            <bdi>{word}</bdi>
          </span>
        ))}
        {words.length > 0 && (
          <>
            {" · "}
            <button type="button" className="link tap" onClick={() => change(NO_FILTERS)}>
              Clear
            </button>
          </>
        )}
      </p>
      <button
        type="button"
        className="btn btn-sm bg-base-100 border-base-300"
        disabled={isStarting}
        onClick={start}
      >
        <Download aria-hidden="true" className="size-4" />
        Export CSV
      </button>
    </div>
  );
}
