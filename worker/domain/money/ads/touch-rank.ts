import { TAG_FIELDS, type CampaignField } from "./touch-fields.ts";

type Ranked = { [Name in CampaignField]?: string | undefined } & { at: string };

/** The later of two touches, as the last touch is meant: the newest of an ad, or of all where none is an ad's. */
export function laterTouch<Touch extends Ranked>(one: Touch, other: Touch): Touch {
  const [before, after] = [touchRank(one), touchRank(other)];
  if (before !== after) return before > after ? one : other;
  return Date.parse(other.at) < Date.parse(one.at) ? one : other;
}

/** How much of an ad a touch names, the more the higher: what the team tags links with, its click alone, or none. */
export function touchRank(touch: Omit<Ranked, "at">): number {
  if (TAG_FIELDS.some((name) => touch[name] !== undefined)) return 2;
  return touch.fbclid === undefined ? 0 : 1;
}
