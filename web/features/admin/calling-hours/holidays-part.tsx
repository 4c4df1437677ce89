import { X } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { isEnter } from "../../../lib/enter-key.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { SettingEdit } from "../ground/settings/use-setting.ts";
import { dateWords, holidaysWords, readHolidays } from "./hours-drafts.ts";
import { SettingPart } from "../ground/settings/setting-part.tsx";

export function HolidaysPart({ edit }: { edit: SettingEdit }) {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLDivElement>(null);
  const holidays = readHolidays(edit.text);
  const add = () => {
    if (typed === "") return;
    edit.type(JSON.stringify([...new Set([...holidays, typed])].toSorted()));
    setTyped("");
  };
  const remove = (date: string) => {
    edit.type(JSON.stringify(holidays.filter((one) => one !== date)));
    field.current?.querySelector("input")?.focus();
  };
  return (
    <SettingPart title="Holidays" edit={edit} words={holidaysWords}>
      {holidays.length === 0 && <p className="text-base-content/75">None yet.</p>}
      <ul className="max-h-72 space-y-1 overflow-y-auto empty:hidden">
        {holidays.map((date) => (
          <li key={date} className="flex items-center justify-between gap-2">
            <span>{dateWords(date)}</span>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Remove ${dateWords(date)}`}
              onClick={() => remove(date)}
            >
              <X aria-hidden="true" size={18} />
            </Button>
          </li>
        ))}
      </ul>
      {/* A day that was typed counts, whether it was added by the button or is left to be saved. */}
      <div ref={field} data-takes-in-on-save className="flex flex-wrap items-end gap-2">
        <TextField
          label="A day without calls"
          type="date"
          className="min-w-0 grow basis-44"
          error={edit.issues[0]?.message}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (isEnter(event.nativeEvent) || isSaveKey(event)) add();
          }}
        />
        <Button variant="outline" onClick={add}>
          Add day
        </Button>
      </div>
    </SettingPart>
  );
}

function isSaveKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "s" && (ctrlKey || metaKey);
}
