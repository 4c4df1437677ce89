import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { selectDaysToWon } from "../../../worker/db/ads/days-to-won.ts";
import { openDb } from "../../../worker/db/client.ts";
import { completedLead } from "../../setup/lead.ts";
import { rows } from "../../setup/rows.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A lead that is Won, and was so after these days. */
async function wonAfter(email: string, days: readonly number[]): Promise<void> {
  const { id } = await completedLead({ email });
  await rows("update assessments set lead_status = 'Won' where id = ?", id);
  for (const day of days) {
    await rows(
      `insert into status_history (assessment_id, from_status, to_status, changed_by, changed_at)
       select id, 'SQL', 'Won', 'ada@example.com', created_at + ? from assessments where id = ?`,
      day * DAY_MS,
      id,
    );
  }
}

it("a deal that was won twice counts once, until it was won for good", async () => {
  await wonAfter("ada@analytical.example", [3, 40]);
  await wonAfter("grace@navy.example", [5]);
  const found = await selectDaysToWon(openDb(env.DB, "first-primary").db);
  expect(found.map(({ ms }) => ms / DAY_MS).toSorted((a, b) => a - b)).toEqual([5, 40]);
});
