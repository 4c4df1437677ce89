import type { Content } from "#domain/content/content";
import type { KeptTimes } from "#domain/content/kept-times";
import type { ScoringConfig } from "#domain/scoring/scoring";

/** What the document of a preview brings along: the draft with its placeholders, the rules in force, and the settings. */
export type Given = { content: Content; scoring: ScoringConfig; keptTimes: KeptTimes };

/** Our own server's, in the shape that it has. */
export function given(): Given {
  const brought: Given = JSON.parse(document.getElementById("page-content")?.textContent ?? "null");
  return brought;
}

/** `/preview/{token}`, below which the pages stand as they do below `/`. */
export function previewBase(): string {
  return location.pathname.split("/").slice(0, 3).join("/");
}
