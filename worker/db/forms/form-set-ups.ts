import { inArray } from "drizzle-orm";
import type { FormQuestion } from "#domain/forms/form-lead";
import type { FormSetUp } from "#domain/forms/form-set-up";
import type { ConfigInForce } from "#domain/funnel/hub/complete";
import { batchOf } from "../batch-of.ts";
import type { Db } from "../client.ts";
import { leadForms } from "../schema/forms.ts";
import { configInForce, selectScoringConfig } from "../offers/scoring/scoring-config.ts";

/** A form as its leads are read: `setUp` is null until staff have said what its questions are. */
export type KnownForm = { questions: FormQuestion[]; setUp: FormSetUp | null; version: number };

/** What reading leads depends on: their forms, and the rules that score them. One round trip. */
export async function findSetUps(
  db: Db,
  formIds: readonly string[],
): Promise<{ forms: ReadonlyMap<string, KnownForm>; config: ConfigInForce }> {
  const { forms, config } = await batchOf(db, {
    forms: db
      .select()
      .from(leadForms)
      .where(inArray(leadForms.id, [...new Set(formIds)])),
    config: selectScoringConfig(db),
  });
  const known = forms.map(({ id, questions, mapping, allows, version }) => {
    const setUp = mapping && allows ? { mapping, allows } : null;
    return [id, { questions, setUp, version }] as const;
  });
  return { forms: new Map(known), config: configInForce(config) };
}
