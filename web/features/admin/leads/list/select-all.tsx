import { use, useSyncExternalStore } from "react";
import { afterPaint } from "../../../../lib/after-paint.ts";
import { SelectionContext } from "../selection/selection.ts";

/** Selects all rows that are shown, or none. `ids` are theirs. */
export function SelectAll({ ids }: { ids: readonly number[] }) {
  const selection = use(SelectionContext);
  const count = useSyncExternalStore(selection.subscribe, selection.ids).size;
  const isAll = count > 0 && count >= ids.length;
  return (
    <label className="grid size-6 cursor-pointer place-items-center">
      <span className="sr-only">Select all shown</span>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        className="checkbox checkbox-xs border-edge transition-none"
        checked={isAll}
        // The press shows first; to draw all rows again takes longer.
        onChange={() => afterPaint(() => selection.set(isAll ? [] : ids))}
      />
    </label>
  );
}
