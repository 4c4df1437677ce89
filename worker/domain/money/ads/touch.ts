import { oneLine } from "../../one-line.ts";
import { isoText } from "../../time/iso-text.ts";
import type { Touch } from "./attribution.ts";
import { linkCampaign } from "./link-parameters.ts";
import { isTouchText, TOUCH_CAPS, type TouchField } from "./touch-fields.ts";
import { touchRank } from "./touch-rank.ts";

/**
 * An arrival as a touch that the server accepts: fields are cut to their caps and empty ones dropped, so that an odd
 * campaign link never costs a lead. `query` is that of its address. `at` is in milliseconds since 1970.
 */
export function touchOf(arrival: {
  query: string;
  landingPath: string;
  referrerHost: string | null;
  at: number;
}): Touch {
  const touch: Touch = { at: isoText(arrival.at), ...linkCampaign(arrival.query) };
  const keep = (name: TouchField, text: string | null) => {
    const value = oneLine(text ?? "")
      .slice(0, TOUCH_CAPS[name])
      .trim();
    if (isTouchText(name, value)) touch[name] = value;
  };
  keep("landingPath", arrival.landingPath);
  keep("referrerHost", arrival.referrerHost);
  return touch;
}

/** Whether an arrival came from a campaign or another site, and not by itself. */
export function isReferred(touch: Touch): boolean {
  return touch.referrerHost !== undefined || touch.unfilled !== undefined || touchRank(touch) > 0;
}

/** A touch as of `now` (ms) at the latest: nobody arrives in the future, whatever their clock says. */
export function arrivedBy(now: number, touch: Touch): Touch {
  return Date.parse(touch.at) > now ? { ...touch, at: isoText(now) } : touch;
}

/** The part of a touch that may be stored before a visitor consents, where consent is required (contract 11). */
export function withoutCampaign({ landingPath, referrerHost, at }: Touch): Touch {
  return { ...(landingPath && { landingPath }), ...(referrerHost && { referrerHost }), at };
}

/** Under this name an arrival after completion is stored among what happened on a session; its source is its time. */
export const LATER_TOUCH = "LaterTouch";

/**
 * How many arrivals are stored for one assessment: more tell staff nothing, and anybody who has the session may send
 * them.
 */
export const LATER_TOUCHES_MAX = 20;
