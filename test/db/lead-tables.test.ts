import { expect, it } from "vitest";
import { GO_WITH_LEAD } from "../../worker/db/people/privacy/erasure.ts";
import { rows } from "../setup/database/rows.ts";

/** The tables that name a lead and are left alone by its erasure, or cleared in a way of their own. */
const OWN_WAY: Record<string, string> = {
  calls: "screens are told of each",
  lead_changes: "keeps its number for a while, for whoever polls",
  bookings: "let go or erased, by whose they are",
  lead_ads: "taken out of the figures with it",
  lead_marks: "taken by the projection, which finds it gone",
  outbox: "what was mailed stays for a month, without the lead",
  webhook_tries: "stays as a count, without the lead and without what was answered",
  slack_messages: "a trigger: each is overwritten in Slack first",
};

it("what names a lead goes with it", async () => {
  const tables = await rows("select name, sql from sqlite_master where type = 'table'");
  const naming = tables.filter(({ sql }) => /\b(assessment_id|lead_id)\b/.test(String(sql)));
  const known = [...Object.keys(GO_WITH_LEAD), ...Object.keys(OWN_WAY)];
  expect(naming.map(({ name }) => String(name)).toSorted()).toEqual(known.toSorted());
});

it("an assessment leaves room below the 100 columns that D1 allows", async () => {
  const columns = await rows("pragma table_xinfo(assessments)");
  expect(columns.length).toBeLessThan(85);
});
