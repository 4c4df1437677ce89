import type { ReactNode } from "react";

type ChoiceProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The least width at which it stands beside others. */
  basis?: "basis-25" | "basis-34";
  children: ReactNode;
};

/** One of the list's filters that is chosen from a few values. */
export function FilterChoice({ label, value, onChange, basis = "basis-25", children }: ChoiceProps) {
  return (
    <label className={`min-w-0 grow text-xs ${basis}`}>
      <span className="text-base-content/75 mb-1 block">{label}</span>
      <select
        className="select select-sm w-full ps-2 pe-6"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </label>
  );
}
