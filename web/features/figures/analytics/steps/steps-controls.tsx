import { BarSelect } from "../../../kit/data/bar-select.tsx";
import { DayChoices } from "../../../kit/data/day-choices.tsx";
import type { ChangeParams } from "../../../kit/frame/admin-params.ts";
import { DEVICE_WORDS, DOOR_WORDS, SOURCE_WORDS } from "./step-words.ts";
import type { StepsScreen } from "./steps-view.ts";

const FILTERS = [
  { name: "door", label: "Started with", all: "Quiz or chat", words: DOOR_WORDS },
  { name: "source", label: "Source", all: "All sources", words: SOURCE_WORDS },
  { name: "device", label: "Device", all: "All devices", words: DEVICE_WORDS },
] as const;

type Props = {
  screen: StepsScreen;
  days: { from: string; to: string };
  change: ChangeParams;
};

/** Which visits are counted. */
export function StepsControls({ screen, days, change }: Props) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] items-center gap-2 max-sm:*:w-full sm:flex sm:flex-wrap">
      <DayChoices days={days} timeZone="UTC" change={change} />
      {FILTERS.map(({ name, label, all, words }) => (
        <BarSelect
          key={name}
          label={label}
          value={screen[name] ?? ""}
          onChange={(value) => change({ [name]: value })}
        >
          <option value="">{all}</option>
          {Object.entries(words).map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </BarSelect>
      ))}
    </div>
  );
}
