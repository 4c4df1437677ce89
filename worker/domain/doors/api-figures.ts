import * as z from "zod/mini";
import { LOST_REASONS } from "../leads/lost-reason.ts";
import { LEAD_STATUSES } from "../leads/pipeline.ts";
import { AD_LEVELS, AD_STEPS, AD_TOUCHES } from "../money/report/ads-report.ts";
import { fromEntries } from "../from-entries.ts";
import { about, maybe } from "./described.ts";

const count = z.int();
const value = z.number();
const rate = maybe(z.number());
const share = z.object({ count, percent: rate }).check(z.meta({ id: "Share" }));
const minutes = { medianMinutes: rate, ninetiethMinutes: rate };

/** Analytics of the leads that came in some days (contract 8): percentages with one decimal, money in whole units. */
export const apiFiguresSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    timeZone: about(z.string(), "In which the days are."),
    currency: about(z.string(), "Of deal values."),
    types: z.object({ total: count, quizStarted: share, chatStarted: share, fromForms: share }),
    funnel: z.object({
      total: count,
      completed: count,
      consented: count,
      emailsSent: count,
      bookingClicks: count,
      callsBooked: count,
      callsHeld: count,
      callsMissed: count,
      completionRate: rate,
      optInRate: rate,
      bookingClickRate: rate,
      callsHeldPerBooked: rate,
      heldRate: rate,
    }),
    revenue: z.object({
      leads: count,
      wonValue: value,
      wonWithoutValue: count,
      totalValue: value,
      averageValue: maybe(value),
      winRate: rate,
      closeRate: rate,
    }),
    tiers: z.array(
      z.object({ tier: count, leads: count, totalValue: value, averageValue: maybe(value), won: share }),
    ),
    quality: z.object({
      hubs: count,
      hubVisits: count,
      hubVisitRate: rate,
      highValueLeads: count,
      averageMinutes: rate,
    }),
    pipeline: z.array(z.object({ status: z.enum(LEAD_STATUSES), count, value, withoutValue: count })),
    lost: z.array(z.object({ reason: maybe(z.enum(LOST_REASONS)), count, value })),
    firstCall: about(
      z.object({ called: count, neverCalled: share, inTime: share, ...minutes, lived: z.object(minutes) }),
      "Minutes of calling hours and, as the leads lived them, of the clock.",
    ),
    campaigns: z.array(
      z.object({
        source: z.string(),
        campaign: z.string(),
        other: about(z.boolean(), "The sum of those that are not listed."),
        total: count,
        completed: count,
        leads: count,
        won: count,
        value,
      }),
    ),
  })
  .check(z.meta({ id: "Figures" }));

const money = z
  .object({ currency: z.string(), amount: about(z.int(), "In minor units: cents.") })
  .check(z.meta({ id: "Money" }));

const steps = fromEntries<Record<(typeof AD_STEPS)[number], typeof count>>(
  AD_STEPS.map((step) => [step, count]),
);

const adLineSchema = z
  .object({
    key: about(z.string(), "The `parent` of the lines below it."),
    id: z.string(),
    name: maybe(z.string()),
    spend: about(z.array(money), "An amount a currency; currencies are never added up."),
    impressions: count,
    linkClicks: count,
    ...steps,
    valued: about(count, "How many of the Won have a value."),
    value: about(value, "Of those, in minor units of the report’s currency."),
    result: about(
      z.object({
        verdict: maybe(z.enum(["earns", "loses", "early"]), "What is said of the final return."),
        return: maybe(
          z.object({ final: value, low: value, high: value }),
          "The final value that each unit of spend is expected to bring, with its 90% interval.",
        ),
      }),
      "Null without spend in the report’s currency.",
    ),
  })
  .check(z.meta({ id: "AdLine" }));

/**
 * What each ad cost and brought (contract 18). What belongs to no line of the level is unattributed; all of it together are
 * the totals.
 */
export const apiAdsSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    timeZone: z.string(),
    currency: about(z.string(), "Of deal values, and of the spend that returns refer to."),
    touch: z.enum(AD_TOUCHES),
    level: z.enum(AD_LEVELS),
    parent: maybe(z.string()),
    lines: z.array(adLineSchema),
    unattributed: adLineSchema,
    totals: adLineSchema,
  })
  .check(z.meta({ id: "AdsReport" }));
