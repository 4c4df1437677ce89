import type { ReactNode } from "react";

type ChoiceProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode };

/** One of the list's filters that is chosen from a few values. */
export function FilterChoice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label className="min-w-0 grow basis-28 text-sm">
      <span className="mb-1 block">{label}</span>
      <select className="select w-full" value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </label>
  );
}
