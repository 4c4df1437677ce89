import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDb } from "../../worker/db/client.ts";
import { overrideRules, scoreRanges, scoringRules, tierConfigs } from "../../worker/db/schema/offers.ts";
import { systemSettings } from "../../worker/db/schema/people.ts";
import { rows } from "../setup/database/rows.ts";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";
import { FIRST_OVERRIDE_RULES, FIRST_SCORE_RANGES, FIRST_SCORING_RULES } from "../tools/seed/first-rules.ts";
import { FIRST_SETTINGS } from "../tools/seed/first-settings.ts";

const db = () => openDb(env.DB, "first-primary").db;
const like = (all: readonly object[]) => all.map((row) => expect.objectContaining(row));

describe("the migrated first rows", () => {
  it("are the product's built-in configuration", async () => {
    expect(await db().select().from(tierConfigs).orderBy(tierConfigs.tier)).toEqual(like(SAMPLE_OFFERS));
    expect(await db().select().from(scoringRules)).toEqual(like(FIRST_SCORING_RULES));
    expect(await db().select().from(scoreRanges)).toEqual(like(FIRST_SCORE_RANGES));
    expect(await db().select().from(overrideRules)).toEqual(like(FIRST_OVERRIDE_RULES));
    const settings = await db().select().from(systemSettings);
    expect(settings).toHaveLength(FIRST_SETTINGS.length);
    expect(settings).toEqual(expect.arrayContaining(like(FIRST_SETTINGS)));
  });

  it("are the first version of the rules, and news to nobody", async () => {
    expect(await rows("select version from rules_version")).toEqual([{ version: 1 }]);
    expect(await rows("select * from changes")).toEqual([]);
  });
});
