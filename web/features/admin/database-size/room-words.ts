import type { DatabaseRoom } from "#domain/database-size/database-size";
import type { ExportContents } from "#domain/database-size/export-file";
import type { OldLeadKind } from "#domain/database-size/old-leads";
import { countText, leadsText } from "../ground/data/figures.ts";
import type { Erased, Exported } from "./database-size-api.ts";
import { bytesText } from "./bytes-text.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** When the database will be full, in a sentence. */
export function fullText({ bytes, bytesMax, pace, fullAt }: DatabaseRoom): string {
  if (bytes >= bytesMax) return "It is full: nothing more can be stored.";
  if (!pace) return "After a week of data, this says when it will be full.";
  if (pace.bytesADay <= 0) return `It has not grown in the last ${pace.days} days.`;
  const grew = `It grew by ${bytesText(pace.bytesADay)} a day in the last ${pace.days} days.`;
  return fullAt
    ? `${grew} At this pace it will be full on ${DAY.format(new Date(fullAt))}.`
    : `${grew} At this pace it lasts for more than ten years.`;
}

/** What the pictures of the funnel take of it, in a sentence. */
export function picturesText({ files, bytes }: DatabaseRoom["pictures"]): string {
  if (files === 0) return "The funnel has no pictures yet.";
  return `The funnel’s pictures take ${bytesText(bytes)}, in ${countText(files)} ${files === 1 ? "file" : "files"}.`;
}

/** Whether there is time to act and it should be taken: three quarters full, or full within three months. */
export function isNearlyFull({ bytes, bytesMax, fullAt }: DatabaseRoom, now: number): boolean {
  return bytes > bytesMax * 0.75 || (fullAt !== null && Date.parse(fullAt) - now < 90 * 86_400_000);
}

/** `May 1, 2026`, of a day such as `2026-05-01`. */
export function dayWords(day: string): string {
  return DAY.format(new Date(day));
}

export const KINDS: Record<OldLeadKind, { name: string; hint: string }> = {
  lost: { name: "Lost", hint: "Lost leads, whether they were reached or not." },
  unreached: { name: "Never reached", hint: "Leads of any status except Won, including open ones." },
};

/** `12 MQL, 3 Lost`. */
export function statusText(byStatus: ExportContents["byStatus"]): string {
  return byStatus.map(({ status, leads }) => `${countText(leads)} ${status}`).join(", ");
}

/** What came of an export of so many counted leads. */
export function exportedText({ leads, isStopped, name, counted }: Exported & { counted: number }): string {
  const found = isStopped
    ? `Stopped: ${name} holds ${countText(leads)} of ${leadsText(counted)}, the oldest.`
    : `${name} holds ${leadsText(leads)}.`;
  const isOther = !isStopped && leads !== counted;
  const others = isOther ? ` ${leadsText(counted)} were counted; some have changed since.` : "";
  return `${found}${others} Keep it, and choose it below to erase what it holds.`;
}

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
