import { countText } from "./figures.ts";

/** Of a Won deal: 0 would be a value. */
export const NO_VALUE = "No value yet";

/** `3 Won deals have no value yet`: said wherever values of Won are added up. Null if each has one. */
export function noValueText(deals: number): string | null {
  if (deals <= 0) return null;
  return deals === 1 ? "1 Won deal has no value yet" : `${countText(deals)} Won deals have no value yet`;
}
