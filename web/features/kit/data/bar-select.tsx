import type { ReactNode } from "react";

type Props = { label: string; value: string; onChange: (value: string) => void; children: ReactNode };

/** A choice in a page's bar, where its value says what it is; its label is for those who only listen. */
export function BarSelect({ label, value, onChange, children }: Props) {
  return (
    <select
      aria-label={label}
      title={label}
      className="select select-sm text-row w-auto max-w-44 ps-2.5 pe-7 font-semibold"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {children}
    </select>
  );
}
