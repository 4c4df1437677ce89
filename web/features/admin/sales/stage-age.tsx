import type { LeadStatus } from "#domain/leads/pipeline";
import { useNow } from "../ground/time/use-now.ts";

const DAY_MS = 86_400_000;
/** From this many days on, an open lead counts as neglected; a closed one does not. */
const STALE_DAYS = 7;
const OLD_DAYS = 14;

/** How long a lead has been in its stage; highlighted if it is open and has been there for long. */
export function StageAge({ since, status }: { since: string; status: LeadStatus }) {
  const now = useNow();
  const days = Math.max(0, Math.floor((now - Date.parse(since)) / DAY_MS));
  return (
    <span className={`rounded-selector ${status === "Won" || status === "Lost" ? "" : tint(days)}`}>
      {status} {days === 0 ? "since today" : `for ${days} day${days === 1 ? "" : "s"}`}
    </span>
  );
}

function tint(days: number): string {
  if (days >= OLD_DAYS) return "bg-error/15 px-1.5";
  return days >= STALE_DAYS ? "bg-warning/15 px-1.5" : "";
}
