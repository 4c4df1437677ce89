import { LEAD_STATUS_DESCRIPTIONS } from "#domain/leads/pipeline";
import type { ReadColumn } from "../ground/board/board.ts";
import { countText } from "../ground/data/figures.ts";
import { noValueText } from "../ground/data/no-value-text.ts";
import { useMoney } from "../ground/data/use-money.ts";
import { StatusShape } from "../ground/look/status-mark.tsx";
import { useDropChange } from "./drop-preview.ts";

/** A stage with its count and the sum of its deals; while a card is over it, what they would be with it. */
export function ColumnHead({ column, titleId }: { column: ReadColumn; titleId: string }) {
  const { status, count, value, withoutValue } = column;
  const money = useMoney();
  const change = useDropChange(status);
  const sum = value + (change?.value ?? 0);
  const missing = status === "Won" && noValueText(withoutValue);
  return (
    <header className="px-1.5 pt-2 pb-1.5">
      <h3 id={titleId} className="flex items-center gap-1.5 text-sm font-bold">
        <StatusShape status={status} />
        <span className="min-w-0 grow truncate">
          {status}{" "}
          <span className="text-ink-2 text-xs font-normal">({LEAD_STATUS_DESCRIPTIONS[status]})</span>
        </span>
        <span
          className={`bg-sheet grid h-5 min-w-5 shrink-0 place-items-center rounded-full px-1.5 text-xs font-semibold ${change ? "outline-ink outline-1" : ""}`}
          data-count={count}
        >
          <span>
            {countText(count + (change?.count ?? 0))}
            <span className="sr-only"> {count === 1 ? "lead" : "leads"}</span>
          </span>
        </span>
      </h3>
      <p className="text-row text-ink-2 flex min-h-4.5 flex-wrap gap-x-1.5">
        {(sum > 0 || change) && <span className={change ? "text-ink font-semibold" : ""}>{money(sum)}</span>}
        {change && change.value !== 0 && (
          <span className="text-ink font-semibold">
            {change.value > 0 ? "+" : "−"}
            {money(Math.abs(change.value))}
          </span>
        )}
        {missing && !change && <span className="truncate text-xs leading-4.5">{missing}</span>}
      </p>
    </header>
  );
}
