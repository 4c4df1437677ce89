import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { saveAdTimeZone } from "../../../../worker/db/money/ads/ad-settings.ts";
import { countAds } from "../../../../worker/db/money/report/ads-report.ts";
import { openDb } from "../../../../worker/db/client.ts";
import { forgetAbandoned } from "../../../../worker/db/people/privacy/abandoned.ts";
import { eraseLead } from "../../../setup/ads/erase-lead.ts";
import { plainLeadCells, plainSpendCells, storedCells } from "../../../setup/ads/plain-cells.ts";
import { randomLead, randomSpend, storeLead } from "../../../setup/ads/random-account.ts";
import { takeSpend } from "../../../setup/ads/take-spend.ts";
import { randomCases } from "../../../setup/random/random-cases.ts";
import { randomFrom, type Random } from "../../../setup/random/random.ts";
import { rows } from "../../../setup/database/rows.ts";

const ACTS = Math.max(60, randomCases(600));

const db = () => openDb(env.DB, "first-primary").db;

/** A file of spend, in which ads may have another name, currency or place, and some days and ads come twice. */
const randomFile = (random: Random) =>
  Array.from({ length: 1 + random.int(12) }, () => {
    const row = randomSpend(random);
    return random.chance(0.1) ? { ...row, adsetId: "299", campaignId: "109" } : row;
  });

async function expectSpend(): Promise<void> {
  const stored = await rows("select * from ad_spend");
  expect(storedCells(await rows("select * from ad_spend_stats"), "currency")).toEqual(
    plainSpendCells(stored),
  );
}

it("what was spent is in the figures as it stands, whatever was imported before", async () => {
  const random = randomFrom(20_261_124);
  for (let act = 0; act < ACTS; act++) {
    const file = randomFile(random);
    // In pieces, of which one may bring another part of what an earlier one has brought.
    const size = 1 + random.int(12);
    await takeSpend(file, size);
    // Again, it changes nothing.
    if (random.chance(0.2)) await takeSpend(file, size);
    await expectSpend();
  }
  const [names] = await rows(
    `select count(*) as n, sum(name = (
       select campaign_name from ad_spend where campaign_id = key and ad_spend.day = ad_names.day)) as right
     from ad_names where key not like '%/%'`,
  );
  expect(names?.["n"]).toBeGreaterThan(3);
  expect(names?.["right"]).toBe(names?.["n"]);
});

it("an import that takes nothing writes no figure and no day to look at again", async () => {
  const file = randomFile(randomFrom(3));
  await takeSpend(file);
  await env.DB.prepare("delete from ad_days_due").run();
  await takeSpend(file);
  await expectSpend();
  expect(await rows("select * from ad_days_due")).toEqual([]);
  const [first] = file;
  if (!first) throw new Error("The file is empty.");
  await takeSpend([{ ...first, spend: first.spend + 1 }]);
  await expectSpend();
  expect(await rows("select * from ad_days_due")).toEqual([]);
  await takeSpend([{ ...first, adName: "Renamed" }]);
  expect(await rows("select day from ad_days_due")).toEqual([{ day: Date.parse(first.day) / 86_400_000 }]);
});

/** Has retention forget some of the leads that it may; gives what they counted for. */
async function forgetSome({ chance }: Random) {
  const may = await rows("select id from assessments where email is null and completed_at is null");
  const going = may.filter(() => chance(0.3)).map(({ id }) => Number(id));
  const counted = await rows(
    "select * from lead_ads where assessment_id in (select value from json_each(?))",
    JSON.stringify(going),
  );
  const sessions = going.map((id) => ({ id, tombstone: `tombstone-${id}`, source: "direct" as const }));
  await forgetAbandoned(db(), sessions, Number.MAX_SAFE_INTEGER, Date.now());
  return counted;
}

it("what leads came by is in the figures as it stands, of the erased nothing and of the forgotten all", async () => {
  const random = randomFrom(20_261_125);
  const { chance, int, pick } = random;
  const forgotten: Awaited<ReturnType<typeof rows>> = [];
  for (let act = 0; act < ACTS; act++) {
    const id = 1 + int(60);
    const kind = pick(["lead", "lead", "lead", "lead", "spend", "erase", "forget", "zone"] as const);
    if (kind === "spend") await takeSpend(randomFile(random));
    else if (kind === "erase") await eraseLead(id);
    else if (kind === "zone") await saveAdTimeZone(db(), pick(["Asia/Kolkata", "Pacific/Auckland"]), 1);
    else if (kind === "forget") forgotten.push(...(await forgetSome(random)));
    else {
      const leads = Array.from({ length: 1 + int(6) }, () => randomLead(random, 1 + int(60)));
      await env.DB.batch(leads.map((lead) => storeLead(lead)));
    }
    if (chance(0.6)) await countAds(db());
    const stored = storedCells(await rows("select * from ad_lead_stats"), "touch");
    expect(stored).toEqual(plainLeadCells(await rows("select * from lead_ads"), forgotten));
  }
  expect(forgotten.length).toBeGreaterThan(randomCases(50));
  for (const { id } of await rows("select id from assessments")) await eraseLead(Number(id));
  expect(await rows("select * from lead_ads")).toEqual([]);
  const left = storedCells(await rows("select * from ad_lead_stats"), "touch");
  expect(left).toEqual(plainLeadCells([], forgotten));
});
