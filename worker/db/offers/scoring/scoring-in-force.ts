import type { ScoringConfig } from "#domain/offers/scoring/scoring";
import type { Db } from "../../client.ts";
import { configInForce, selectScoringConfig } from "./scoring-config.ts";

/** What a score would depend on now. */
export async function readScoringInForce(db: Db): Promise<ScoringConfig> {
  return configInForce(await selectScoringConfig(db)).scoring;
}
