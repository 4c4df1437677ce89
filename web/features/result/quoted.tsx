import type { ReactNode } from "react";

/** The visitor's own words. */
export function Quoted({ children }: { children: ReactNode }) {
  return (
    <p className="border-primary line-clamp-4 border-l-3 pl-3 font-semibold wrap-anywhere">
      You said: “{children}”
    </p>
  );
}
