import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { listOwners } from "../../../../worker/db/calls/queue/claim-lead.ts";
import { openDb } from "../../../../worker/db/client.ts";
import { settled } from "../../../setup/api.ts";
import { countReads } from "../../../setup/database/count-reads.ts";
import { completedLead } from "../../../setup/lead.ts";
import { connectedSlack } from "../../../setup/delivery/peers.ts";
import { rows } from "../../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../../setup/staff-api.ts";
import { auditOf, leadOf, storedLead } from "../callable-lead.ts";

const ADA = "ada@example.com";
const GRACE = "grace@example.com";
const NOBODY_LIMITS = { RL_STAFF: { limit: () => Promise.resolve({ success: true }) } };

const claim = (id: number, who = ADA, json: object = {}) => staffApi(`/api/leads/${id}/claim`, { json, who });
const release = (id: number, who = ADA) => staffApi(`/api/leads/${id}/release`, { method: "POST", who });

describe("a claim", () => {
  it("makes a lead one's own, once, and says since when", async () => {
    const { id } = await completedLead();
    const claimed = await leadOf(await claim(id));
    expect(claimed.owner).toBe(ADA);
    const stored = await storedLead(id);
    expect(stored).toMatchObject({
      owner: ADA,
      owner_since: Date.parse(claimed.ownerSince ?? ""),
      version: 1,
    });
    const again = await claim(id);
    expect([again.status, await leadOf(again)]).toEqual([200, claimed]);
    expect(await storedLead(id)).toEqual(stored);
    expect(await auditOf()).toEqual([
      {
        who: ADA,
        action: "claim",
        entity: "assessment",
        entity_id: String(id),
        details: '{"fields":["owner"]}',
      },
    ]);
  });

  it("of what somebody else has is refused, with their name and since when", async () => {
    const { id } = await completedLead();
    const { ownerSince } = await leadOf(await claim(id));
    const refused = await claim(id, GRACE);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { code: "claimed", message: `${ADA} has this lead.`, owner: ADA, since: ownerSince },
    ]);
    expect(await storedLead(id)).toMatchObject({ owner: ADA });
  });

  it("of 500 at once is granted to one, and the others learn to whom", async () => {
    const { id } = await completedLead();
    const claims = Array.from({ length: 500 }, (_, index) =>
      staffApi(`/api/leads/${id}/claim`, { json: {}, who: `w${index}@example.com`, vars: NOBODY_LIMITS }),
    );
    const answers = await Promise.all(claims);
    const owner = (await storedLead(id))["owner"];
    const bodies = await Promise.all(
      answers.map(async (answer) => ({
        status: answer.status,
        body: await answer.json<{ owner?: string }>(),
      })),
    );
    expect(bodies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = bodies.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(499);
    expect(new Set(refused.map(({ body }) => body.owner))).toEqual(new Set([owner]));
    expect(await auditOf()).toHaveLength(1);
  });

  it("takes a lead over when asked to, and tells Slack who has it from whom", async () => {
    await connectedSlack();
    const { id } = await completedLead();
    await claim(id);
    const [{ n: before } = {}] = await rows("select max(id) as n from changes");
    const taken = await leadOf(await claim(id, GRACE, { takeOver: true }));
    expect([taken.owner, (await storedLead(id))["owner"]]).toEqual([GRACE, GRACE]);
    await claim(id, GRACE, { takeOver: true });
    await settled();
    expect(await rows("select assessment_id, payload from outbox where kind = 'slack-taken-over'")).toEqual([
      { assessment_id: id, payload: JSON.stringify({ from: ADA, by: GRACE }) },
    ]);
    const told = await rows("select entity, entity_id from changes where id > ?", before ?? 0);
    expect(told).toContainEqual({ entity: "assessment", entity_id: String(id) });
    expect((await auditOf()).map(({ who, action }) => `${who} ${action}`)).toEqual([
      `${ADA} claim`,
      `${GRACE} take-over`,
    ]);
  });

  it("takes over nobody's lead like any other, and tells nobody", async () => {
    await connectedSlack();
    const { id } = await completedLead();
    expect((await leadOf(await claim(id, GRACE, { takeOver: true }))).owner).toBe(GRACE);
    expect(await rows("select * from outbox where kind = 'slack-taken-over'")).toEqual([]);
  });

  it.each([[{ takeOver: false }], [{ takeOver: "yes" }], [[]], [null]])("refuses %o", async (json) => {
    const { id } = await completedLead();
    const answer = await staffApi(`/api/leads/${id}/claim`, { json });
    expect([answer.status, (await storedLead(id))["owner"]]).toEqual([400, null]);
  });
});

describe("a release", () => {
  it("gives a lead back, once", async () => {
    const { id } = await completedLead();
    await claim(id);
    expect((await leadOf(await release(id))).owner).toBeNull();
    expect(await storedLead(id)).toMatchObject({ owner: null, owner_since: null });
    expect((await release(id)).status).toBe(200);
    expect((await auditOf()).map(({ action }) => action)).toEqual(["claim", "release"]);
  });

  it("of somebody else's lead is refused", async () => {
    const { id } = await completedLead();
    await claim(id);
    const refused = await release(id, GRACE);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "claimed", owner: ADA }]);
    expect(await storedLead(id)).toMatchObject({ owner: ADA });
  });
});

describe("a hand-over", () => {
  const handOver = (json: unknown) => staffApi("/api/desk/hand-over", { json });

  it("gives all leads of one to another, each with its audit row", async () => {
    const leads = [await completedLead(), await completedLead(), await completedLead()];
    const ids = leads.map(({ id }) => id);
    await claim(ids[0] ?? 0, GRACE);
    await claim(ids[1] ?? 0, GRACE);
    await claim(ids[2] ?? 0, ADA);
    const answer = await handOver({ from: "Grace@example.com", to: "mary@example.com" });
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, moved: 2 }]);
    expect(await rows("select owner from assessments order by id")).toEqual([
      { owner: "mary@example.com" },
      { owner: "mary@example.com" },
      { owner: ADA },
    ]);
    const acts = (await auditOf()).filter(({ action }) => action === "hand-over");
    expect(acts.map(({ who, entity_id: lead }) => `${who} ${lead}`)).toEqual([
      `${ADA} ${ids[0]}`,
      `${ADA} ${ids[1]}`,
    ]);
    expect(await staffJson("/api/desk/hand-over", { json: { from: GRACE, to: ADA } })).toEqual({
      ok: true,
      moved: 0,
    });
  });

  it.each([
    [{ from: GRACE, to: "mary@elsewhere.example" }, "to"],
    [{ from: GRACE, to: "mary" }, "to"],
    [{ from: "", to: ADA }, "from"],
    [{ from: GRACE }, "to"],
    [{ to: ADA }, "from"],
  ])("refuses %o", async (json, path) => {
    const { id } = await completedLead();
    await claim(id, GRACE);
    const answer = await handOver(json);
    expect([answer.status, await answer.json()]).toMatchObject([400, { issues: [{ path }] }]);
    expect(await storedLead(id)).toMatchObject({ owner: GRACE });
  });
});

describe("who has leads", () => {
  const owners = () => staffJson<unknown[]>("/api/desk/owners");

  it("is told by address, with how many each has, and after a hand-over anew", async () => {
    expect(await owners()).toEqual([]);
    // Four people: whoever claims one assessment of a person has the others, too.
    const leads = [];
    for (const name of ["one", "two", "three", "four"])
      leads.push(await completedLead({ email: `${name}@a.example` }));
    await claim(leads[0]?.id ?? 0, GRACE);
    await claim(leads[1]?.id ?? 0, ADA);
    await claim(leads[2]?.id ?? 0, GRACE);
    expect(await owners()).toEqual([
      { owner: ADA, leads: { value: 1, more: false } },
      { owner: GRACE, leads: { value: 2, more: false } },
    ]);
    await staffJson("/api/desk/hand-over", { json: { from: GRACE, to: ADA } });
    expect(await owners()).toEqual([{ owner: ADA, leads: { value: 3, more: false } }]);
  });

  it("shows no more than a limit, and reads their leads in an index alone", async () => {
    await rows(
      `with recursive numbers (value) as (select 1 union all select value + 1 from numbers where value < 2510)
       insert into assessments (session_id, assessment_type, created_at, updated_at, owner)
       select 'session-' || value, 'quiz', value, value, iif(value < 2500, ?, ?) from numbers`,
      ADA,
      GRACE,
    );
    const { d1, reads } = countReads(env.DB);
    expect(await listOwners(openDb(d1, "first-primary").db)).toEqual([
      { owner: ADA, leads: { value: 1000, more: true } },
      { owner: GRACE, leads: { value: 11, more: false } },
    ]);
    expect(reads.rows).toBeLessThanOrEqual(2 * 2510 + 20);
  });
});
