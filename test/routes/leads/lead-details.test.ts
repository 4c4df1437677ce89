import type { LeadDetails } from "#domain/leads/lead-details";
import { describe, expect, it } from "vitest";
import { countingDatabase } from "../../setup/counting-database.ts";
import { completedLead } from "../../setup/lead.ts";
import { rows } from "../../setup/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

describe("the details of a lead", () => {
  it("hold the lead as the list gives it, and say which change they were read at", async () => {
    const { id } = await completedLead({ name: "Ada" });
    const answer = await staffApi(`/api/leads/${id}`);
    const details = await answer.json<LeadDetails>();
    const [newest] = await rows("select max(id) as id from changes");
    expect(Number(answer.headers.get("x-desk-cursor"))).toBe(newest?.["id"]);
    const [listed] = await staffJson<LeadDetails["lead"][]>("/api/assessments");
    expect(details.lead).toEqual(listed);
    expect(details).toMatchObject({ calls: [], messages: [], person: [{ id, counts: true }] });
  });

  it("are none of a number without a lead, and only go by number", async () => {
    const { sessionId } = await completedLead();
    expect((await staffApi("/api/leads/999")).status).toBe(404);
    expect((await staffApi(`/api/leads/${sessionId}`)).status).toBe(400);
  });

  it("cost one round trip to the database", async () => {
    const { id } = await completedLead();
    const { DB, trips } = countingDatabase();
    await staffJson(`/api/leads/${id}`, { vars: { DB } });
    expect(trips()).toBe(1);
  });
});
