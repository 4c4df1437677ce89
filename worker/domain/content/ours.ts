import { isoText } from "../time/iso-text.ts";
import type { Content } from "./content.ts";

/** The document with who marked what as their own, and when: whoever saves it, unless it was marked before. */
export function withOurs(
  document: Content,
  before: Content,
  { who, now }: { who: string; now: number },
): Content {
  const ours = document.ours.map((kept) => {
    const known = before.ours.find(({ place, text }) => place === kept.place && text === kept.text);
    return { ...kept, by: known?.by ?? who, at: known?.at ?? isoText(now) };
  });
  return { ...document, ours };
}
