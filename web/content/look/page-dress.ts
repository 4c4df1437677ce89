import type { Look } from "#domain/content/parts/look";
import type { PageDress } from "#domain/content/render-page";
import { lookVariables } from "#domain/content/look/look-variables";
import { faceStyle } from "./face-style.ts";
import { FACES } from "./faces.ts";

/** What a page looks like in a look of the owner’s; null in the one that ships, which the style sheets have. */
export function pageDress(look: Look): PageDress | null {
  const { paper, ink } = lookVariables(look);
  const face = look.face === "bricolage" ? null : FACES[look.face];
  // In no layer, so that it comes before all that the style sheets say, whenever they load.
  const style = [
    paper.length > 0 ? `:root,[data-theme=paper]{${declared(paper)}}` : "",
    ink.length > 0 ? `@media screen{[data-theme=ink]{${declared(ink)}}}` : "",
    face ? faceStyle(face) : "",
  ].join("");
  if (style === "") return null;
  const ground = paper.find(([name]) => name === "--color-base-200")?.[1] ?? null;
  return { style, ground, ...(face && { face: face.files?.basic ?? null }) };
}

const declared = (properties: readonly (readonly [string, string])[]) =>
  properties.map(([name, value]) => `${name}:${value}`).join(";");
