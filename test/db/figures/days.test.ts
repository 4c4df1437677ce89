import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { openDb } from "../../../worker/db/client.ts";
import { countSomeDays, forgetFormerCampaigns } from "../../../worker/db/figures/count-days.ts";
import { project } from "../../setup/figures/project.ts";
import {
  DAY_MS,
  halfProjection,
  mix,
  randomLeads,
  scoredWhole,
  START,
} from "../../setup/random/random-acts.ts";
import {
  insertAssessments,
  randomAssessment,
  updateAssessment,
  type RawAssessment,
} from "../../setup/random/random-assessments.ts";
import { randomCases } from "../../setup/random/random-cases.ts";
import { randomFrom } from "../../setup/random/random.ts";
import { countAllDays, expectCounted, expectNoDays } from "../../setup/figures/counted.ts";
import { rows } from "../../setup/database/rows.ts";

it("are those of the rows after random inserts, updates and deletes, a hundred at a time", async () => {
  const rounds = randomCases(50);
  const random = randomFrom(20_260_101);
  const alive = new Map<number, RawAssessment>();
  const anyTime = () => START + random.int(10 * DAY_MS);
  for (let round = 0; round < rounds; round++) {
    const statements: D1PreparedStatement[] = [];
    for (let step = 0; step < 100; step++) {
      const ids = [...alive.keys()];
      const id = ids.length > 0 ? random.pick(ids) : undefined;
      const known = id === undefined ? undefined : alive.get(id);
      if (!known || random.chance(0.45)) {
        const row = randomAssessment(random, round * 1000 + step + 1, anyTime());
        alive.set(row.id, row);
        statements.push(...insertAssessments([row]));
      } else if (random.chance(0.75)) {
        const next = { ...mix(random, known, randomAssessment(random, known.id, anyTime())), id: known.id };
        const row = scoredWhole(next);
        alive.set(row.id, row);
        statements.push(...updateAssessment(row));
      } else {
        alive.delete(known.id);
        statements.push(env.DB.prepare("delete from assessments where id = ?").bind(known.id));
      }
    }
    await env.DB.batch(statements);
    // Now and then the scheduled job comes before whoever reads, whole or cut off.
    if (random.chance(0.4)) await countSomeDays(openDb(env.DB, "first-primary").db, 4);
    await expectCounted();
    if (round === rounds - 2) {
      await rows("update system_settings set value = 'Asia/Kolkata' where key = 'desk_time_zone'");
      await expectCounted();
    }
  }
  expect(alive.size).toBeGreaterThan(15 * rounds);
  await countAllDays();
  await expectCounted();
  expect(await rows("select * from days_due")).toEqual([]);
  expect(await rows("select distinct length(day) as length from lead_days")).toEqual([{ length: 10 }]);
  await env.DB.prepare("delete from assessments").run();
  await countAllDays();
  await expectNoDays();
});

it("are those of the rows after random acts, whatever comes between a projection's halves or cuts it off", async () => {
  const random = randomFrom(20_261_124);
  const { act } = randomLeads(random);
  const halves: (() => Promise<boolean>)[] = [];
  let late = 0;
  for (let acts = 1; acts <= randomCases(1500); acts++) {
    await act();
    if (random.chance(0.4)) halves.push(await halfProjection());
    // What never goes on is as of an object that died before it wrote.
    if (random.chance(0.4) && (await halves.shift()?.()) === false) late++;
    if (random.chance(0.05)) halves.splice(0);
    if (acts % 50 === 0) {
      await project();
      if (random.chance(0.5)) await countAllDays();
      await expectCounted();
    }
  }
  expect(late).toBeGreaterThan(randomCases(30));
  await project();
  expect(
    await rows("select lead_id from lead_folded where lead_id not in (select id from assessments)"),
  ).toEqual([]);
});

it("are those of the rows also where more has changed than a reader looks at", async () => {
  const lead = (id: number, created_at: number): RawAssessment => ({
    ...randomAssessment(randomFrom(id), id, created_at),
    suspect: 0,
  });
  await env.DB.batch(insertAssessments([lead(1, START), lead(2, START + 30 * DAY_MS)]));
  await project();
  await countAllDays();
  await env.DB.batch(updateAssessment({ ...lead(1, START), assessment_type: "chat", deal_value: 77 }));
  await env.DB.batch(updateAssessment({ ...lead(1, START), assessment_type: "quiz", deal_value: 78 }));
  // Two thousand newer quarter-hours.
  await rows(`insert into days_due (quarter)
    with recursive q (n) as (select ${START + DAY_MS} / 900000 union all select n + 1 from q limit 2000)
    select n from q where true on conflict do nothing`);
  await expectCounted();
});

it("are left alone by an earlier version of the rules", async () => {
  const lead: RawAssessment = { ...randomAssessment(randomFrom(3), 1, START), suspect: 0 };
  await env.DB.batch(insertAssessments([{ ...lead, deal_value: 1 }]));
  await countAllDays();
  await rows("update figure_state set version = version + 1");
  const before = await rows("select * from lead_days");
  expect(before).toHaveLength(1);
  await env.DB.batch(updateAssessment({ ...lead, deal_value: 2 }));
  await expectCounted();
  // Its job does not try again and again.
  expect(await countSomeDays(openDb(env.DB, "first-primary").db, 4)).toBe(0);
  expect(await rows("select * from lead_days")).toEqual(before);
  expect(await rows("select count(*) as due from days_due")).not.toEqual([{ due: 0 }]);
});

it("find by name and e-mail what is stored, and nothing that was", async () => {
  const random = randomFrom(7);
  const row = { ...randomAssessment(random, 1, START), name: "Ada Lovelace", email: "ada@one.example" };
  const found = async (text: string) =>
    (await rows("select rowid as id from assessment_search where assessment_search match ?", `"${text}"`))
      .length;
  await env.DB.batch(insertAssessments([row, { ...row, id: 2, name: null, email: null }]));
  expect([await found("lovel"), await found("one.ex")]).toEqual([1, 1]);
  await env.DB.batch(updateAssessment({ ...row, name: "Grace" }));
  await env.DB.batch(updateAssessment({ ...row, id: 2, name: "Lovell", email: null }));
  expect([await found("lovelace"), await found("grace"), await found("lovel")]).toEqual([0, 1, 1]);
  await env.DB.prepare("delete from assessments where id = 1").run();
  expect([await found("grace"), await found("lovel")]).toEqual([0, 1]);
  await rows("insert into assessment_search (assessment_search) values ('integrity-check')");
});

it("forget the campaigns that the version before kept, once days are counted", async () => {
  const former = () => rows("select campaign from campaign_stats_cells");
  const { db } = openDb(env.DB, "first-primary");
  await rows(
    `insert into campaign_stats_cells (generation, grain, bucket, source, campaign, total, completed, leads, won, deal_sum)
     values (1, 'a', 0, 'meta', 'to Ada from Bo', 1, 0, 0, 0, 0)`,
  );
  await forgetFormerCampaigns(db);
  expect(await former()).toHaveLength(1);
  await countAllDays();
  await forgetFormerCampaigns(db);
  expect(await former()).toEqual([]);
});
