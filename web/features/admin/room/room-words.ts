import type { DatabaseRoom } from "#domain/room/database-room";
import type { OldLeadKind } from "#domain/room/old-leads";
import { countText, leadsText } from "../data/figures.ts";
import type { Erased } from "./api.ts";
import { bytesText } from "./bytes-text.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** When the database will be full, in a sentence. */
export function fullText({ bytes, bytesMax, pace, fullAt }: DatabaseRoom): string {
  if (bytes >= bytesMax) return "It is full: nothing more can be stored.";
  if (!pace) return "When it will be full is known after a week.";
  if (pace.bytesADay <= 0) return `It has not grown in the last ${pace.days} days.`;
  const grew = `It grew by ${bytesText(pace.bytesADay)} a day in the last ${pace.days} days.`;
  return fullAt
    ? `${grew} At this pace it will be full on ${DAY.format(new Date(fullAt))}.`
    : `${grew} At this pace it lasts for more than ten years.`;
}

/** Whether there is time to act and it should be taken: three quarters full, or full within three months. */
export function isNearlyFull({ bytes, bytesMax, fullAt }: DatabaseRoom, now: number): boolean {
  return bytes > bytesMax * 0.75 || (fullAt !== null && Date.parse(fullAt) - now < 90 * 86_400_000);
}

export const KIND_NAMES: Record<OldLeadKind, string> = { lost: "Lost", unreached: "Never reached" };

/** What came of erasing a file with so many leads. */
export function erasedText({ erased, asked }: Erased, inFile: number): string {
  const stayed = asked - erased;
  return [
    `${leadsText(erased)} erased.`,
    stayed > 0 && `${countText(stayed)} had changed or gone already.`,
    asked < inFile && `Stopped: ${countText(inFile - asked)} of the file are left.`,
  ]
    .filter(Boolean)
    .join(" ");
}
