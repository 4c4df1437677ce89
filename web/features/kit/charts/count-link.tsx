import type { ReactNode } from "react";
import { Link } from "../../../lib/link.tsx";
import { countText } from "../data/figures.ts";

/** A count of what `label` says that opens the list behind it; plain if there is no such list, or nobody on it. */
export function countLink(label: string, count: number, to: string | undefined): ReactNode {
  if (to === undefined || count === 0) return countText(count);
  return (
    <Link className="link" to={to} aria-label={`${label}: ${countText(count)}. Show the list`}>
      {countText(count)}
    </Link>
  );
}
