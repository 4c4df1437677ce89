import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { Link } from "../../../lib/link.tsx";
import { leadHref } from "./open-lead.ts";

/** A link that opens a lead over what is shown. */
export function LeadLink({ id, children }: { id: number; children: ReactNode }) {
  const [params] = useSearchParams();
  return (
    <Link className="link" to={leadHref(params, id)}>
      {children}
    </Link>
  );
}
