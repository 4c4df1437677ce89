import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { openDb } from "../../../../worker/db/client.ts";
import { projectPiece } from "../../../../worker/db/calls/consequences/project-leads.ts";
import { eraseLead } from "../../../setup/ads/erase-lead.ts";
import { storeLead, type RawLead } from "../../../setup/ads/random-account.ts";
import { rows } from "../../../setup/database/rows.ts";

const LEAD: RawLead = {
  id: 1,
  created_at: Date.parse("2026-02-22T18:00:00Z"),
  email: "ada@analytical.example",
  suspect: 0,
  lead_status: "MQL",
  deal_value: null,
  call_booked_at: null,
  call_held_at: null,
  first_touch: null,
  last_touch: null,
};
const WON: RawLead = { ...LEAD, lead_status: "Won", deal_value: 5000 };

/** Counts leads; between what that reads and what it writes, something else is done. */
async function countAround(meanwhile: () => Promise<unknown>): Promise<void> {
  let batches = 0;
  const session = new Proxy(env.DB.withSession("first-primary"), {
    get(inner, property) {
      if (property !== "batch") {
        const value: unknown = Reflect.get(inner, property);
        return typeof value === "function" ? value.bind(inner) : value;
      }
      return async (statements: D1PreparedStatement[]) => {
        if (++batches === 2) await meanwhile();
        return inner.batch(statements);
      };
    },
  });
  const d1 = new Proxy(env.DB, {
    get: (inner, property) => (property === "withSession" ? () => session : Reflect.get(inner, property)),
  });
  await projectPiece(openDb(d1, "first-primary").db);
  expect(batches).toBe(2);
}

const count = () => projectPiece(openDb(env.DB, "first-primary").db);
const counted = () => rows("select touch, leads, won, value from lead_ads order by touch");
const totals = () =>
  rows("select starts, won, value from ad_lead_stats where touch = 'last' and parent = '*' and grain = 'q'");

it.each<[string, () => Promise<unknown>]>([
  [
    "changes and is counted by another run",
    async () => {
      await storeLead(WON).run();
      await count();
    },
  ],
  [
    "was counted by another run before it changes",
    async () => {
      await count();
      await storeLead(WON).run();
    },
  ],
  ["changes", () => storeLead(WON).run()],
])("a lead that %s while it is counted is counted as it is", async (_what, meanwhile) => {
  await storeLead(LEAD).run();
  await countAround(meanwhile);
  while ((await count()) > 0);
  expect(await counted()).toEqual(
    ["first", "last"].map((touch) => ({ touch, leads: 1, won: 1, value: 5000 })),
  );
  expect(await totals()).toEqual([{ starts: 1, won: 1, value: 5000 }]);
});

it("a lead that turns out to be a person while it is left out is counted", async () => {
  await storeLead({ ...LEAD, suspect: 1 }).run();
  await countAround(async () => {
    await storeLead(WON).run();
    await count();
  });
  while ((await count()) > 0);
  expect(await totals()).toEqual([{ starts: 1, won: 1, value: 5000 }]);
});

it("a lead that is erased while it is counted is in no figure", async () => {
  await storeLead(LEAD).run();
  await countAround(() => eraseLead(1));
  expect(await rows("select * from lead_ads")).toEqual([]);
  expect(await totals()).toEqual([]);
});
