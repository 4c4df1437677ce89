import { ABOUT_OUTCOME } from "#domain/calls/call-outcomes";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ownAddress } from "../staff/use-staff.ts";
import { useNow } from "../time/use-now.ts";
import { dueWords } from "./due-words.ts";
import { ownerWords } from "./owner-words.ts";

type Props = {
  lead: Pick<AssessmentView, "owner" | "dueAt" | "lastOutcome">;
  className: string;
  /** What is known of a booked call, which comes first. */
  children?: ReactNode;
};

/** Whose lead it is, when it is called, and what came of the last call; nothing if none of it is known. */
export function CallLine({ lead: { owner, dueAt, lastOutcome }, className, children }: Props) {
  const me = ownAddress(useQueryClient());
  const now = useNow();
  const due = dueAt === null ? null : Date.parse(dueAt);
  return (
    <p className={`text-base-content/75 flex flex-wrap gap-x-2 empty:hidden ${className}`}>
      {children}
      {owner !== null && <span title={owner}>{ownerWords(owner, me)}</span>}
      {due !== null && (
        <span className={due <= now ? "text-error font-medium" : ""}>Call {dueWords(due, now)}</span>
      )}
      {lastOutcome !== null && <span>Last call: {ABOUT_OUTCOME[lastOutcome].name}</span>}
    </p>
  );
}
