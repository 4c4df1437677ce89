import { X } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { SettingEdit } from "../ground/settings/use-setting.ts";
import { dateWords, holidaysWords, readHolidays } from "./hours-drafts.ts";
import { SettingPart } from "../ground/settings/setting-part.tsx";

export function HolidaysPart({ edit }: { edit: SettingEdit }) {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLDivElement>(null);
  const holidays = readHolidays(edit.text);
  const withTyped = typed === "" ? edit.text : JSON.stringify([...new Set([...holidays, typed])].toSorted());
  const add = () => {
    if (typed === "") return;
    edit.type(withTyped);
    setTyped("");
  };
  const remove = (date: string) => {
    edit.type(JSON.stringify(holidays.filter((one) => one !== date)));
    field.current?.querySelector("input")?.focus();
  };
  return (
    <SettingPart title="Holidays" edit={edit} words={holidaysWords} text={withTyped} onSubmit={add}>
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
      <div ref={field} className="flex flex-wrap items-end gap-3">
        <TextField
          label="A day without calls"
          type="date"
          className="min-w-0 grow basis-44"
          error={edit.issues[0]?.message}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button variant="outline" onClick={add}>
          Add day
        </Button>
      </div>
    </SettingPart>
  );
}
