import type { ComponentProps } from "react";

/** A raised surface with padding. */
export function Card({ className = "", ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={`bg-base-100 border-base-300 rounded-box border p-6 ${className}`} />;
}
