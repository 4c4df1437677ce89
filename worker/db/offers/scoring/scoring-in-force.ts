import type { ScoringConfig } from "#domain/offers/scoring/scoring";
import type { Db } from "../../client.ts";
import { configInForce, selectScoringConfig } from "./scoring-config.ts";

/** Everything that a score depends on now. */
export async function readScoringInForce(db: Db): Promise<ScoringConfig> {
  return configInForce(await selectScoringConfig(db)).scoring;
}
