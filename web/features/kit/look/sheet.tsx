import type { ComponentProps } from "react";

/** A raised surface with padding. */
export function Sheet({ className = "", ...rest }: ComponentProps<"div">) {
  return (
    <div {...rest} className={`bg-sheet border-line min-w-0 rounded-xl border px-4.5 py-3.5 ${className}`} />
  );
}
