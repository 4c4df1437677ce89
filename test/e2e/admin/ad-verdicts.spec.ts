import { INITIAL_AD_SETTINGS } from "#domain/money/ads/ad-settings";
import { dayNumberAt, dayOfNumber } from "#domain/time/day-number";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { databaseFile } from "../../chaos/read-database.ts";
import { leadInserts, spendInserts } from "../../setup/ads/account-rows.ts";
import { JUDGED, judgedAccount } from "../../setup/ads/judged-account.ts";
import { countSpend } from "../../tools/seed/count-ad-cells.ts";
import { startStack, type LocalStack } from "../../tools/start/local-stack.ts";
import { expectAccessible } from "../expect-accessible.ts";
import { expect, test as journey } from "../journey.ts";
import { openDashboard } from "./admin-setup.ts";

const TODAY = dayNumberAt(Date.now(), INITIAL_AD_SETTINGS.ad_time_zone);

/** A site with almost a year behind it. */
const test = journey.extend<object, { stack: LocalStack }>({
  stack: [
    async ({}, use) => {
      const copyOf = mkdtempSync(path.join(tmpdir(), "bpm-funnel-judged-"));
      cpSync(process.env["JOURNEY_MIGRATED_STATE"] ?? "", copyOf, { recursive: true });
      fill(copyOf);
      const where = { ports: "random", state: "temporary" } as const;
      const stack = await startStack({ ...where, copyOf, build: false, cron: false });
      rmSync(copyOf, { recursive: true });
      await use(stack);
      await stack.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ stack }, use) => use(stack.appUrl),
});

function fill(state: string): void {
  const { leads, spends } = judgedAccount(TODAY);
  const database = new DatabaseSync(databaseFile(state));
  for (const { sql, listed } of [...leadInserts(leads), ...spendInserts(spends)])
    database.prepare(sql).run(listed);
  countSpend(database);
  database.close();
}

const SAID: Record<string, string> = {
  [JUDGED.earns]: "Earns Even the cautious estimate is above what you spent.",
  [JUDGED.loses]: "Loses Even the hopeful estimate, counting deals still to come, is below what you spent.",
  [JUDGED.notSettled]: "Too early Not settled yet: the answer has to hold 7 days in a row.",
  [JUDGED.otherCurrency]: "Nothing was spent here in USD, the currency of your deals.",
};

test("each campaign is told what its final return allows to say, on the screen and in the file", async ({
  page,
}) => {
  const days = `from=${dayOfNumber(TODAY - 364)}&to=${dayOfNumber(TODAY)}`;
  await openDashboard(page, `?tab=ads&${days}`);
  const line = (id: string) =>
    page.getByRole("row").filter({ has: page.getByRole("link", { name: `Campaign ${id}` }) });
  for (const [id, words] of Object.entries(SAID)) {
    const [label = "", ...why] = words.split(/ (?=Even|Not)/);
    for (const part of [label, ...why]) await expect(line(id)).toContainText(part);
  }
  await expect(line(JUDGED.loses)).toContainText(/Loses.*–\s*Likely range 0\.00× to 0\.51×/s);
  await expect(line(JUDGED.earns)).toContainText("€1,000 left out of costs and return");
  await expect(line(JUDGED.earns)).toContainText("3 Won deals have no value yet");
  const stop = page.getByRole("region", { name: "Consider stopping" });
  await expect(stop).toContainText("98% likely to book fewer calls per dollar than a new ad of yours.");
  await expect(
    page.getByText(/^Leads already here should bring \d+–\d+ more Won in 30 days\./),
  ).toBeVisible();
  await expectAccessible(page);

  const file = await page.request.get(`/api/ads/export.csv?${days}&touch=first&level=campaign`);
  const rows = (await file.text()).split("\r\n");
  for (const [id, words] of Object.entries(SAID)) {
    const own = rows.find((row) => row.startsWith(`Campaign ${id},`)) ?? "";
    for (const part of words.split(/ (?=Even|Not)/)) expect(own).toContain(part);
  }
});
