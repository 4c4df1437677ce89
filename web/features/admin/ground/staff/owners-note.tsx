import type { OwnerAct } from "#domain/settings/owner-acts";
import type { ReactNode } from "react";
import { useOwnersOnly } from "./owners.ts";

type Props = { act: OwnerAct; children?: ReactNode };

/** Says who may do it to those who may not, before they try; others see nothing. */
export function OwnersNote({ act, children }: Props) {
  const refusal = useOwnersOnly(act);
  if (refusal === null) return null;
  return (
    <p className="bg-wait-bg text-wait text-row rounded-lg px-3 py-2 [overflow-wrap:anywhere]">
      {refusal} {children}
    </p>
  );
}
