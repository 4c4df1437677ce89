import type { Rebuild } from "#domain/consequences/rebuild";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { rebuildFigures } from "../../worker/cron/rebuild-figures.ts";
import { openBudget } from "../../worker/db/budget.ts";
import { rows } from "../setup/database/rows.ts";
import { staffJson } from "../setup/staff-api.ts";

const NOW = Date.UTC(2026, 10, 24);
const read = () => staffJson<Rebuild>("/api/figures/rebuild");
const begin = () => staffJson<Rebuild>("/api/figures/rebuild", { method: "POST" });

it("has the cron sum all figures anew, tells how far it is and keeps who began it", async () => {
  expect(await read()).toEqual({ percent: null, doneAt: null });
  await rows("insert into lead_folded (lead_id, share) values (40, '0 1 quiz'), (50, '0 1 quiz')");
  expect(await begin()).toEqual({ percent: 0, doneAt: null });
  await rows("update fold_state set rebuilt_to = 40");
  expect(await read()).toEqual({ percent: 80, doneAt: null });
  await rebuildFigures(env, NOW, openBudget(env.DB));
  expect(await read()).toEqual({ percent: null, doneAt: "2026-11-24T00:00:00.000Z" });
  const kept = await rows("select who, action, entity, entity_id, details from audit");
  expect(kept).toEqual([
    {
      who: expect.stringContaining("@"),
      action: "rebuild",
      entity: "figures",
      entity_id: "all",
      details: "{}",
    },
  ]);
});

it("tells staff's screens when it begins and when the figures are others", async () => {
  const told = () => rows("select entity, kind from changes");
  await begin();
  expect(await told()).toEqual([{ entity: "figures", kind: "updated" }]);
  await rebuildFigures(env, NOW, openBudget(env.DB));
  expect(await told()).toHaveLength(2);
});
