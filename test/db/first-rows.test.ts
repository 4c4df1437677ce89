import { INITIAL_OFFERS } from "#domain/offers/initial-offers";
import { INITIAL_OVERRIDE_RULES } from "#domain/scoring/override-rules";
import { INITIAL_SCORE_RANGES } from "#domain/scoring/score-ranges";
import { INITIAL_SCORING_RULES } from "#domain/scoring/scoring-rules";
import { INITIAL_SETTINGS } from "#domain/settings/settings";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDb } from "../../worker/db/client.ts";
import {
  overrideRules,
  scoreRanges,
  scoringRules,
  systemSettings,
  tierConfigs,
} from "../../worker/db/schema.ts";
import { rows } from "../setup/database/rows.ts";

const db = () => openDb(env.DB, "first-primary").db;
const like = (all: readonly object[]) => all.map((row) => expect.objectContaining(row));

describe("the migrated first rows", () => {
  it("are the product's built-in configuration", async () => {
    expect(await db().select().from(tierConfigs).orderBy(tierConfigs.tier)).toEqual(like(INITIAL_OFFERS));
    expect(await db().select().from(scoringRules)).toEqual(like(INITIAL_SCORING_RULES));
    expect(await db().select().from(scoreRanges)).toEqual(like(INITIAL_SCORE_RANGES));
    expect(await db().select().from(overrideRules)).toEqual(like(INITIAL_OVERRIDE_RULES));
    const settings = await db().select().from(systemSettings);
    expect(settings).toHaveLength(INITIAL_SETTINGS.length);
    expect(settings).toEqual(expect.arrayContaining(like(INITIAL_SETTINGS)));
  });

  it("are the first version of the rules, and news to nobody", async () => {
    expect(await rows("select version from rules_version")).toEqual([{ version: 1 }]);
    expect(await rows("select * from changes")).toEqual([]);
  });
});
