import { isClosedStatus, isOpenStatus, type LeadStatus } from "#domain/leads/pipeline";
import { NEGLECTED_DAYS } from "#domain/leads/stage-since";
import { Clock } from "lucide-react";
import { spanText } from "../ground/time/span-text.ts";
import { timeText } from "../ground/time/times.ts";
import { useNow } from "../ground/time/use-now.ts";

const DAY_MS = 86_400_000;

/** How long a lead has been in its stage: `2 d in SQL`, `8 d ago` where the stage ends it. */
export function StageAge({ since, status }: { since: string; status: LeadStatus }) {
  const age = Math.max(0, useNow() - Date.parse(since));
  const isOver = isClosedStatus(status);
  const isOld = isOpenStatus(status) && age >= NEGLECTED_DAYS * DAY_MS;
  const words = age < DAY_MS ? "today" : isOver ? `${spanText(age)} ago` : `${spanText(age)} in ${status}`;
  return (
    <time
      dateTime={since}
      dir="auto"
      title={`${status} since ${timeText(since)}`}
      className={`inline-flex shrink-0 items-center gap-1 whitespace-nowrap ${isOld ? "text-bad font-semibold" : ""}`}
    >
      {isOld && <Clock aria-hidden="true" className="size-3.5 shrink-0" />}
      {words}
    </time>
  );
}
