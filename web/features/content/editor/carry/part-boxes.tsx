import type { ReactNode } from "react";
import { CheckboxField } from "../../../../ui/checkbox-field.tsx";

export type PartBox = { label: string; note?: string | null; isOff?: boolean; below?: ReactNode };

type Props = {
  name: string;
  parts: readonly PartBox[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** The parts of a file, each with a box. */
export function PartBoxes({ name, parts, chosen, onChange }: Props) {
  const turn = (label: string) => {
    const next = new Set(chosen);
    if (!next.delete(label)) next.add(label);
    onChange(next);
  };
  return (
    <fieldset>
      <legend className="sr-only">{name}</legend>
      <ul className="divide-line border-line divide-y rounded-lg border">
        {parts.map(({ label, note, isOff = false, below }) => (
          <li key={label} className="grid gap-1 px-3 py-2">
            <CheckboxField
              className="pointer-coarse:min-h-11 pointer-coarse:items-center"
              label={
                <>
                  <span className="font-semibold">{label}</span>
                  {note && <span className="text-row text-ink-2"> {note}</span>}
                </>
              }
              disabled={isOff}
              checked={!isOff && chosen.has(label)}
              onChange={() => turn(label)}
            />
            {below}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
