import type { ComponentProps, ReactNode } from "react";

type CheckboxFieldProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode };

/** A checkbox whose text is part of its click target. */
export function CheckboxField({ label, className = "", ...input }: CheckboxFieldProps) {
  return (
    <label className={`flex cursor-pointer items-start gap-3 ${className}`}>
      <input {...input} type="checkbox" className="checkbox border-base-content/60 shrink-0" />
      <span className="pt-[calc((1.5rem-1lh)/2)]">{label}</span>
    </label>
  );
}
