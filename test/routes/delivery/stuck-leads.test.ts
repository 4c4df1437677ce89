import { PROJECTION_VERSION } from "#domain/calls/consequences/consequences";
import { STUCK_LEADS_SHOWN, type StuckLeads } from "#domain/leads/stuck-leads";
import { expect, it } from "vitest";
import { project } from "../../setup/figures/project.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffJson } from "../../setup/staff-api.ts";

const stuck = () => staffJson<StuckLeads>("/api/stuck-leads");

const lead = (id: number) =>
  rows(
    `insert into assessments (id, session_id, assessment_type, created_at, updated_at, name, email, phone, call_consent_at)
     values (?1, 's' || ?1, 'quiz', 1, 1, 'Ada ' || ?1, ?1 || '@mail.example', '+1403' || ?1, 1)`,
    String(id),
  );

it("names the leads that the rules of this version failed over, at most some of them", async () => {
  for (let id = 1; id <= STUCK_LEADS_SHOWN + 2; id++) await lead(id);
  expect(await stuck()).toEqual({ total: 0, leads: [] });
  await rows("update lead_marks set stuck = ? where lead_id > 1", PROJECTION_VERSION);
  const { total, leads } = await stuck();
  expect([total, leads.length]).toEqual([STUCK_LEADS_SHOWN + 1, STUCK_LEADS_SHOWN]);
  expect(leads[0]).toEqual({ id: 2, name: "Ada 2", email: "2@mail.example" });
});

it("forgets a lead that changes, is erased, or was stuck for another version", async () => {
  for (const id of [1, 2, 3]) await lead(id);
  await rows(
    "update lead_marks set stuck = iif(lead_id = 3, ?2, ?1)",
    PROJECTION_VERSION,
    PROJECTION_VERSION - 1,
  );
  expect(await stuck()).toMatchObject({ total: 2, leads: [{ id: 1 }, { id: 2 }] });
  await rows("update assessments set lead_score = 130 where id = 1");
  await rows("delete from assessments where id = 2");
  await project();
  expect(await stuck()).toEqual({ total: 0, leads: [] });
});
