import * as z from "zod/mini";
import { daysAfter, isDayText } from "../../time/day-text.ts";
import { AD_LEVELS, AD_STEPS, AD_TOUCHES, ALL_ADS, NO_AD, type AdLevel } from "./ads-report.ts";

export const dayTextSchema = z.string().check(z.refine(isDayText, { error: "Give a date like 2026-12-25." }));

const id = String.raw`\d{1,20}`;
const PARENT = new RegExp(`^${id}(/${id})?$`);
const KEY = new RegExp(`^(${ALL_ADS}|(${id}/){0,2}(${id}|${NO_AD}))$`);

export const adsFields = {
  from: z.optional(dayTextSchema),
  to: z.optional(dayTextSchema),
  touch: z.optional(z.enum(AD_TOUCHES)),
  level: z.optional(z.enum(AD_LEVELS)),
  parent: z.optional(z.string().check(z.regex(PARENT, { error: "Give the key of a campaign or ad set." }))),
};
type Fields = z.output<z.ZodMiniObject<typeof adsFields>>;

export const adsChecks = [
  z.refine<Fields>(({ from, to }) => !from || !to || from <= to, {
    path: ["to"],
    error: "The last day is before the first.",
  }),
  z.refine<Fields>(({ level, parent }) => !level || level === levelBelow(parent), {
    path: ["level"],
    error: "This level is not the one below the parent.",
  }),
] as const;

/**
 * What the Ads tab shows (contract 18). The level is the one below the parent, so it may be left out, and so may days.
 */
export const adsQuerySchema = z.pipe(z.object(adsFields).check(...adsChecks), z.transform(askedAds));
export type AdsQuery = ReturnType<typeof askedAds>;

export function askedAds({ touch = "first", parent, level: _level, ...days }: Fields) {
  return { ...days, touch, parent: parent ?? null, level: levelBelow(parent) };
}

/** A view whose days are known. */
export type AdsView = AdsQuery & { from: string; to: string };

/** The number of days shown by default, today included. */
const DAYS_SHOWN = 30;

export function adsView({ from, to, ...query }: AdsQuery, today: string): AdsView {
  const last = to ?? (from && from > today ? from : today);
  return { ...query, from: from ?? daysAfter(last, 1 - DAYS_SHOWN), to: last };
}

/** What the same query shows below a line. */
export function adsBelow(query: AdsQuery, parent: string): AdsQuery {
  return { ...query, parent, level: levelBelow(parent) };
}

function levelBelow(parent: string | undefined): AdLevel {
  if (parent === undefined) return "campaign";
  return parent.includes("/") ? "ad" : "adset";
}

/** Of the leads' list: the `key` of a line of the report, one of whose figures counts them. */
export const adKeySchema = z.string().check(z.regex(KEY, { error: "Give the key of a line." }));

/** Which figure of that line; left out, those who started, by the first touch, whenever. */
export const adDetailFields = {
  adTouch: z.optional(z.enum(AD_TOUCHES)),
  adStep: z.optional(z.enum(AD_STEPS)),
  adFrom: z.optional(dayTextSchema),
  adTo: z.optional(dayTextSchema),
};
