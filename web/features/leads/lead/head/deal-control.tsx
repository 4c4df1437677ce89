import type { AssessmentView } from "#domain/leads/assessment-view";
import { DEAL_VALUE_MESSAGE } from "#domain/leads/deal-value";
import { Pencil } from "lucide-react";
import { useId, useState, type KeyboardEvent } from "react";
import { isEnter } from "../../../../lib/enter-key.ts";
import { NO_VALUE } from "../../../kit/data/figures.ts";
import { useDealCurrency, useMoney } from "../../../kit/data/use-money.ts";
import { useDropQuestion } from "../../../kit/edit/use-drop-question.tsx";
import { CONTROL, ControlLabel } from "./control.tsx";
import type { DealValue } from "./use-deal-value.ts";

type Props = { lead: AssessmentView; deal: DealValue };

/** What a deal is worth: typed where it stands, saved by Enter or by going on. */
export function DealControl({ lead, deal }: Props) {
  const hint = useId();
  const money = useMoney();
  const currency = useDealCurrency();
  const [isEdited, setEdited] = useState(false);
  const stored = lead.dealValue === null ? "" : isEdited ? String(lead.dealValue) : money(lead.dealValue);
  const question = useDropQuestion({
    name: "Deal value",
    isTyped: deal.typed !== null && deal.typed !== stored,
    onDrop: () => deal.type(null),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isEnter(event.nativeEvent)) deal.save();
    if (event.key !== "Escape" || deal.typed === null) return;
    // Else the lead that is open would be closed by it.
    event.preventDefault();
    question.drop();
  };
  return (
    <>
      <label className={`${CONTROL} cursor-text focus-within:border-ink`}>
        <ControlLabel hotkey="V">
          Deal value{currency !== null && <span className="lead-act"> ({currency})</span>}
        </ControlLabel>
        <span className="flex min-h-5 items-center gap-1.5">
          <input
            data-lead-value
            aria-keyshortcuts="V"
            aria-invalid={!deal.isValid || undefined}
            aria-describedby={deal.isValid ? undefined : hint}
            inputMode="numeric"
            placeholder={lead.leadStatus === "Won" ? NO_VALUE : "None"}
            className="text-row placeholder:text-ink-2 w-full min-w-0 bg-transparent font-semibold text-ellipsis outline-none"
            value={deal.typed ?? stored}
            onFocus={(event) => {
              setEdited(true);
              event.currentTarget.select();
            }}
            onBlur={() => {
              // What is asked about it has taken the focus.
              if (question.isAsking) return;
              setEdited(false);
              deal.save();
            }}
            onChange={(event) => deal.type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <Pencil aria-hidden="true" className="text-ink-3 size-3.5 shrink-0" />
        </span>
        {!deal.isValid && (
          <span id={hint} role="alert" className="text-bad text-xs whitespace-normal">
            {DEAL_VALUE_MESSAGE}
          </span>
        )}
      </label>
      {question.dialog}
    </>
  );
}
