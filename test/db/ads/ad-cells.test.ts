import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { plainSpendCells, storedCells } from "../../setup/ads/plain-cells.ts";
import { randomSpend } from "../../setup/ads/random-account.ts";
import { takeSpend } from "../../setup/ads/take-spend.ts";
import { randomFrom, type Random } from "../../setup/random.ts";
import { rows } from "../../setup/rows.ts";

const ACTS = 150;

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
    await takeSpend(file);
    // Again, it changes nothing.
    if (random.chance(0.2)) await takeSpend(file);
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
