import type { CallingInterval } from "#domain/calling-hours/calling-week";
import { X } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import type { SettingIssue } from "../ground/settings/use-setting.ts";

type Props = {
  label: string;
  interval: CallingInterval;
  issues: readonly SettingIssue[];
  onChange: (interval: CallingInterval) => void;
  onRemove: () => void;
};

const TIME = "input aria-invalid:border-error w-30 px-2.5 text-base";

/** From when until when. That it ends on the next day is asked only where it seems to end before it starts. */
export function IntervalFields({ label, interval, issues, onChange, onRemove }: Props) {
  const errorId = useId();
  const { from, to, nextDay } = interval;
  const mayRunOver = from !== "" && to !== "" && to <= from;
  const invalid = (field: string) => issues.some(({ path }) => path.endsWith(field)) || undefined;
  const change = (times: Partial<Pick<CallingInterval, "from" | "to">>) => {
    const next = { from, to, ...times };
    onChange(nextDay && next.to <= next.from ? { ...next, nextDay } : next);
  };
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2">
        <input
          type="time"
          data-from
          className={TIME}
          aria-label={`${label} from`}
          aria-invalid={invalid("from")}
          aria-describedby={errorId}
          value={from}
          onChange={(event) => change({ from: event.target.value })}
        />
        <span aria-hidden="true">–</span>
        <input
          type="time"
          className={TIME}
          aria-label={`${label} to`}
          aria-invalid={invalid("to")}
          aria-describedby={errorId}
          value={to}
          onChange={(event) => change({ to: event.target.value })}
        />
        <Button size="sm" variant="ghost" shape="narrow" aria-label={`Remove ${label}`} onClick={onRemove}>
          <X aria-hidden="true" size={18} />
        </Button>
      </div>
      {mayRunOver && (
        <CheckboxField
          label="Ends on the next day"
          aria-label={`${label} ends on the next day`}
          checked={nextDay === true}
          onChange={(event) => onChange(event.target.checked ? { from, to, nextDay: true } : { from, to })}
        />
      )}
      <p id={errorId} aria-live="polite" className="text-error text-sm font-medium empty:hidden">
        {issues[0]?.message}
      </p>
    </div>
  );
}
