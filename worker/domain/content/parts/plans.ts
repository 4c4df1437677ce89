import * as z from "zod/mini";
import { ROADBLOCK_IDS } from "../../funnel/answers/roadblocks.ts";
import { fromEntries } from "../../from-entries.ts";
import { entryGroup, fields, group, list, text } from "../field.ts";
import { ROADBLOCK_LABELS } from "./results.ts";

/** The tiers that have texts of their own. */
export const PLAN_TIERS = [1, 2, 3, 4, 5] as const;
export type PlanTier = (typeof PLAN_TIERS)[number];

/** A roadblock, or the plan for hubs whose answers name none. */
export const PLAN_IDS = [...ROADBLOCK_IDS, "general"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

const PLAN_LABELS: Record<PlanId, string> = { ...ROADBLOCK_LABELS, general: "Nothing known" };

const minutes = () =>
  z
    .string()
    .check(z.regex(/^[1-9]\d{0,2}$/, "Minutes is a whole number, 1 to 999"))
    .register(fields, { label: "Minutes", max: 3 });

/** Something to do, alone and within a day: a short title, about how long it takes, and how. */
const stepShape = () => ({ title: text("Title", 60), minutes: minutes(), text: text("Instructions", 220) });
const step = (label: string) => group(label, stepShape());

/** What depends on the program as well: why this comes first, and the last two days. */
const tierPlan = (tier: PlanTier) =>
  group(`Program ${tier}`, {
    title: text("Headline", 64),
    why: list("Why this comes first", text("Paragraph", 220), [2, 2]),
    day6: step("Day 6"),
    day7: step("Day 7"),
  });

const tiers = () =>
  fromEntries<Record<PlanTier, ReturnType<typeof tierPlan>>>(
    PLAN_TIERS.map((tier) => [tier, tierPlan(tier)]),
  );

const roadblockPlan = (id: PlanId) =>
  group(PLAN_LABELS[id], {
    today: list("Today", entryGroup("Step", stepShape()), [3, 3]),
    days: list("Days 1 to 5", entryGroup("Day", stepShape()), [5, 5]),
    tiers: group("By program", tiers(), { help: "Programs above the fifth use its texts." }),
  });

/** The plan against each roadblock. A visitor has the one against their first. */
export const plansSchema = () =>
  group(
    "Plans",
    fromEntries<Record<PlanId, ReturnType<typeof roadblockPlan>>>(
      PLAN_IDS.map((id) => [id, roadblockPlan(id)]),
    ),
  );

/** What a plan's page says around it. */
export const planSchema = () =>
  group("Plan page", {
    above: text("Small line above", 40),
    back: text("Hub link", 40),
    unknown: text("Headline with no roadblock", 64),
    named: text("Comment on the visitor’s own words", 120, { needs: ["layers"] }),
    forClients: text("Note for agencies", 180),
    onPaper: text("Note on paper", 80),
    today: group("Today", {
      heading: text("Headline", 32),
      later: text("Headline from the second day", 32),
      time: text("Time it takes", 32, { needs: ["minutes"] }),
    }),
    week: group("Seven days", {
      heading: text("Headline", 40),
      day: text("Day number", 16, { needs: ["number"] }),
      today: text("Today’s label", 16),
      time: text("Time it takes", 16, { needs: ["minutes"] }),
    }),
    standing: group("Progress", {
      done: text("Done", 32, { needs: ["count", "total"] }),
      next: text("Next", 40, { needs: ["minutes"] }),
      all: text("All done", 40),
    }),
    loading: text("Loading (screen readers)", 48),
    failed: text("Error: not loaded", 60),
    again: text("Try-again button", 24),
  });

export type PlanWords = z.infer<ReturnType<typeof planSchema>>;
export type Plans = z.infer<ReturnType<typeof plansSchema>>;
export type RoadblockPlan = z.infer<ReturnType<typeof roadblockPlan>>;
export type PlanStep = RoadblockPlan["today"][number];
