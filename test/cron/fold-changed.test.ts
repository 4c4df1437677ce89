import { PROJECTION_VERSION } from "#domain/calls/consequences/consequences";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { projectChanged } from "../../worker/cron/run-due-jobs.ts";
import { openBudget } from "../../worker/db/budget.ts";
import { rows } from "../setup/database/rows.ts";
import { project } from "../setup/figures/project.ts";

const run = () => projectChanged(openBudget(env.DB));
/** A run whose budget is up after so many pieces. */
const shortRun = (pieces: number) => {
  let left = pieces;
  return projectChanged({ ...openBudget(env.DB), mayBegin: () => left-- > 0 });
};
const speeds = async () =>
  (await rows("select first_call_speed as speed from assessments order by id")).map(({ speed }) => speed);
const state = () => rows("select version, marked_to from fold_state");

/** Leads that may be called, told wrongly by rules that have been mended since. */
async function toldWrongly(count: number): Promise<void> {
  await rows(
    `insert into assessments (id, session_id, assessment_type, created_at, updated_at, phone, call_consent_at)
     select value, 's' || value, 'quiz', 1, 1, '+1403' || value, 1 from json_each(?)`,
    JSON.stringify(Array.from({ length: count }, (_, index) => index + 1)),
  );
  await project();
  await rows("update assessments set first_call_speed = '5m'");
}

it("looks at all leads anew by rules of a new version, and then no more", async () => {
  await toldWrongly(2600);
  await run();
  expect(new Set(await speeds())).toEqual(new Set(["5m"]));
  await rows("update fold_state set version = ?", PROJECTION_VERSION - 1);
  expect(await shortRun(2)).toBe(2000);
  expect(await state()).toEqual([{ version: PROJECTION_VERSION - 1, marked_to: 2000 }]);
  // Nothing stays marked for whoever reads figures meanwhile.
  expect(await rows("select * from lead_marks")).toEqual([]);
  await run();
  expect(await state()).toEqual([{ version: PROJECTION_VERSION, marked_to: 0 }]);
  expect(new Set(await speeds())).toEqual(new Set(["never"]));
  expect([await run(), await rows("select * from lead_marks")]).toEqual([0, []]);
});

it("marks nothing for a version that another has overtaken", async () => {
  await toldWrongly(2);
  await rows("update fold_state set version = ?", PROJECTION_VERSION + 1);
  expect([await run(), await speeds()]).toEqual([0, ["5m", "5m"]]);
});
