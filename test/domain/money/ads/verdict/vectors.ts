import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod/mini";
import { repoRoot } from "../../../../tools/repo-root.mjs";

const byAge = z.array(z.tuple([z.number(), z.number()]));
const deals = z.object({ won: z.number(), valued: z.number(), value: z.number(), squares: z.number() });
const likely = z.object({ mean: z.number(), low: z.number(), high: z.number() });
const ad = z.tuple([z.number(), z.number()]);

const team = z.extend(deals, { wonByLag: byAge, wonByAge: byAge, historyDays: z.number() });

/** Spend and leads come evenly on so many days, the newest of this age. `ratio` is the expected final return. */
const verdictCase = z.object({
  name: z.string(),
  team: z.number(),
  line: z.object({ from: z.number(), days: z.number(), spend: z.number(), leads: z.number(), deals }),
  expected: z.looseObject({ verdict: z.nullable(z.string()), why: z.optional(z.string()) }),
});

const schema = z.object({
  teams: z.array(team),
  cases: z.array(verdictCase),
  /** The share of deals that a team expects by a day. */
  delays: z.array(z.object({ team: z.number(), arrived: byAge })),
  /** Of five leads on every third day of the last 300. */
  forecasts: z.array(
    z.object({
      team: z.number(),
      days: z.number(),
      expected: z.object({ won: likely, value: z.optional(likely) }),
    }),
  ),
  /** Ads as calls and spend, then what is advised on each of them and on three more. */
  stops: z.array(
    z.object({
      ads: z.array(ad),
      fresh: z.record(z.string(), z.number()),
      advice: z.array(z.looseObject({ advice: z.string() })),
    }),
  ),
  /** Shape, x, and how likely it is below x. */
  gammas: z.array(z.tuple([z.number(), z.number(), z.number()])),
  /** Mean, variance, how likely it is below, and the point. */
  points: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  normals: z.array(z.tuple([z.number(), z.number()])),
});

const FILE = path.join(repoRoot, "test", "domain", "money", "ads", "verdict", "vectors.json");
/** What another implementation, written from the formulas alone, has computed. */
export const vectors = schema.parse(JSON.parse(readFileSync(FILE, "utf8")));
