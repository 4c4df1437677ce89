import { visibleText } from "../../visible-text.ts";

/** From this many characters on, a search finds text anywhere; shorter text only at the beginning (contract 8). */
export const SEARCHED_ANYWHERE = 3;

/**
 * What a search looks for: of a phone number, however it is written, its digits without the zeros that stand for a
 * country; any other text as it is.
 */
export function searchedText(given: string): string {
  const typed = visibleText(given).trim();
  const digits = typed.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length >= SEARCHED_ANYWHERE && /^\+?[\d\s()./-]+$/.test(typed) ? digits : typed;
}
