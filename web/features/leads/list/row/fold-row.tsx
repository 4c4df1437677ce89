import { ChevronRight } from "lucide-react";
import { use } from "react";
import { useNow } from "../../../kit/time/use-now.ts";
import { foldWords, type Fold } from "./fold-anonymous.ts";
import { toggleDay } from "./open-days.ts";
import { SelectionContext } from "../selection/selection.ts";
import { COLUMNS } from "./columns.tsx";

/** A day's anonymous starts in one line, which shows them below itself. */
export function FoldRow({ fold }: { fold: Fold }) {
  const { day, leads, isOpen } = fold;
  const selection = use(SelectionContext);
  const toggle = () => {
    // What is not to be seen must not be acted on.
    if (isOpen) selection.drop(leads.map(({ id }) => id));
    toggleDay(day);
  };
  return (
    <div role="row" className="lead-row">
      <div role="cell" aria-colspan={COLUMNS.length + 1}>
        <button
          type="button"
          data-fold={day}
          aria-expanded={isOpen}
          className="lead-fold lead-grid"
          onClick={toggle}
        >
          <span className="lead-pick">
            <span className="grid size-6 place-items-center pointer-coarse:size-11">
              <ChevronRight
                aria-hidden="true"
                className={`size-4 ${isOpen ? "rotate-90" : "rtl:rotate-180"}`}
              />
            </span>
          </span>
          <span className="lead-name">{foldWords(fold, useNow())}</span>
        </button>
      </div>
    </div>
  );
}
