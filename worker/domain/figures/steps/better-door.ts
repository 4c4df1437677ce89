import { percent } from "../analytics/percent.ts";
import type { Door } from "../../door.ts";
import type { DoorOutcome } from "./step-report.ts";

/** What an assessment may come to, in order. */
export const DOOR_OUTCOMES = ["leads", "calls", "won"] as const;

/** With fewer starts through a door, its shares say too little. */
const STARTS_LEAST = 30;

/** The door whose starts reached this point more often; null if both are alike, or if one had too few starts to say. */
export function betterDoor(doors: readonly DoorOutcome[], of: (typeof DOOR_OUTCOMES)[number]): Door | null {
  if (doors.some(({ started }) => started < STARTS_LEAST)) return null;
  const shares = doors.map((one) => ({ door: one.door, share: percent(one[of], one.started) ?? 0 }));
  const best = Math.max(...shares.map(({ share }) => share));
  const leading = shares.filter(({ share }) => share === best);
  return leading.length === 1 ? (leading[0]?.door ?? null) : null;
}
