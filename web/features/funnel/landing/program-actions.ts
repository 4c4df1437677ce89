import type { Content } from "#domain/content/content";
import { filled } from "#domain/content/filled";
import type { ShownParts } from "#domain/content/parts/shown";
import { WAY_IDS, type WayId } from "#domain/offers/catalog";
import type { Program, Programs, Way } from "#domain/content/parts/programs";

/** Where a program's button or row leads: within our own pages, or to another site, which opens in a new tab. */
export type ProgramAction = { label: string; href: string; isElsewhere: boolean };

/** The ways that the landing page tells of: one of them is the AI tool. */
export function waysShown({ aiTool }: Pick<ShownParts, "aiTool">): WayId[] {
  return WAY_IDS.filter((id) => id !== "diy" || aiTool === "shown");
}

/** What the button of a way of working with us does (spec 2). */
export function wayAction(
  id: WayId,
  { brand, programs }: Pick<Content, "brand" | "programs">,
): ProgramAction {
  const { button } = programs[id];
  if (id === "diy") return atSite(button, brand.aiTool.url);
  return inChat(button, id === "dwy" ? programs.dwyQuestion : programs.dfyQuestion);
}

/** A program without a site of its own is the assessor's to explain. */
export function programAction({ name, url, button }: Program, programs: Programs): ProgramAction {
  return url ? atSite(button, url) : inChat(button, filled(programs.programQuestion, { program: name }));
}

/** What a card lists of a way; whom it suits comes last. */
export function pointsOf({ features, suits }: Way, count: number): string[] {
  const all = suits === "" ? features : [...features, suits];
  return all.map((point) => filled(point, { count: String(count) }));
}

function atSite(label: string, url: string): ProgramAction {
  return { label, href: url, isElsewhere: true };
}

/** The chat, opened by the visitor's own question about something. */
function inChat(label: string, prompt: string): ProgramAction {
  return { label, href: `/chat?${new URLSearchParams({ prompt })}`, isElsewhere: false };
}
