import type { AuditEntry } from "#domain/people/audit/audit-acts";
import type { DeliveryPage } from "#domain/delivery/delivery-view";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { api, settled } from "../../setup/api.ts";
import { rows } from "../../setup/database/rows.ts";
import { connectedSlack } from "../../setup/delivery/peers.ts";
import { completedLead } from "../../setup/lead.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";
import { submitLead } from "../../setup/submit-lead.ts";

/** Rows of the outbox that no tick takes: under lease far into the future, unless told otherwise. */
async function queue(...deliveries: { channel: string; status: string; lead?: number; lease?: number }[]) {
  const insert = env.DB.prepare(
    `insert into outbox (dedupe_key, channel, kind, assessment_id, payload, status, created_at, due_at, lease_until, attempts)
     values (?, ?, 'slack-mql', ?, '{"secret":1}', ?, 1000, 2000, ?, 5)`,
  );
  await env.DB.batch(
    deliveries.map(({ channel, status, lead = null, lease = 9e15 }) =>
      insert.bind(crypto.randomUUID(), channel, lead, status, lease),
    ),
  );
}

const list = (query = "") => staffJson<DeliveryPage>(`/api/deliveries${query}`);
const statuses = async () =>
  (await rows("select status from outbox order by id")).map(({ status }) => status);

describe("deliveries", () => {
  it("are listed newest first, with the lead's name and without their payload", async () => {
    const lead = await submitLead();
    await queue({ channel: "email", status: "dead", lead: lead.id }, { channel: "slack", status: "sent" });
    const { deliveries, nextCursor, pauses } = await list();
    expect([nextCursor, pauses]).toEqual([null, []]);
    expect(deliveries.map(({ channel, lead: name }) => [channel, name])).toEqual([
      ["slack", null],
      ["email", "Ada Lovelace"],
    ]);
    expect(deliveries[1]).toEqual({
      id: 1,
      channel: "email",
      kind: "slack-mql",
      status: "dead",
      assessmentId: lead.id,
      lead: "Ada Lovelace",
      createdAt: "1970-01-01T00:00:01.000Z",
      dueAt: "1970-01-01T00:00:02.000Z",
      sentAt: null,
      attempts: 5,
      error: null,
      event: null,
      inSlack: null,
      endpoint: null,
    });
  });

  it("name the channel and the time of a message that a person is to delete", async () => {
    await connectedSlack();
    await rows("update slack_installation set channel_id = 'C0001'");
    for (const channel of ["C0001", "leads", "#leads", "C0OLD"]) {
      await rows(
        `insert into outbox (dedupe_key, channel, kind, payload, status, created_at, due_at)
         values (?, 'slack', 'slack-erased', json_object('channel', ?, 'ts', null, 'sentAt', 1000), 'dead', 5, 5)`,
        channel,
        channel,
      );
    }
    const sentAt = "1970-01-01T00:00:01.000Z";
    expect((await list("?status=dead")).deliveries.map(({ inSlack }) => inSlack)).toEqual(
      ["C0OLD", "#leads", "#leads", "#leads"].map((channel) => ({ channel, sentAt })),
    );
  });

  it("to people are not drowned by the ends of chats, which are listed when they failed or are asked for", async () => {
    await queue(
      { channel: "slack", status: "sent" },
      ...["pending", "sent", "dead", "cancelled"].map((status) => ({ channel: "object", status })),
      ...Array.from({ length: 60 }, () => ({ channel: "object", status: "sent" })),
    );
    const shown = async (query = "") =>
      (await list(query)).deliveries.map(({ channel, status }) => `${channel} ${status}`);
    expect(await shown()).toEqual(["object dead", "slack sent"]);
    expect(await shown("?status=sent")).toEqual(["slack sent"]);
    expect(await shown("?status=dead")).toEqual(["object dead"]);
    expect(await shown("?channel=object")).toHaveLength(50);
    expect(await shown("?channel=object&status=pending")).toEqual(["object pending"]);
  });

  it("are filtered, paged, and come with the channels that wait", async () => {
    await queue(...Array.from({ length: 60 }, () => ({ channel: "slack", status: "sent" })), {
      channel: "meta",
      status: "dead",
    });
    await env.DB.prepare(
      "insert into channel_pauses (channel, reason, since) values ('slack', 'no_service', 0)",
    ).run();
    expect((await list("?status=dead")).deliveries.map(({ channel }) => channel)).toEqual(["meta"]);
    expect((await list("?channel=email")).deliveries).toEqual([]);
    const first = await list("?channel=slack");
    const second = await list(`?channel=slack&cursor=${first.nextCursor}`);
    expect([first.deliveries.length, second.deliveries.length, second.nextCursor]).toEqual([50, 10, null]);
    expect(first.pauses).toEqual([
      { channel: "slack", endpoint: null, reason: "no_service", since: "1970-01-01T00:00:00.000Z" },
    ]);
  });

  it("that are dead or waiting are sent again; what was sent, withdrawn or is on its way is not", async () => {
    await queue(
      { channel: "slack", status: "dead" },
      { channel: "slack", status: "sent" },
      { channel: "email", status: "cancelled" },
      { channel: "slack", status: "pending" },
    );
    await env.DB.prepare("update outbox set due_at = 9e15 where id = 4").run();
    // Nothing is due to be sent while the channel waits, so that the rows stay as they are made.
    await env.DB.prepare(
      "insert into channel_pauses (channel, reason, since) values ('slack', 'no_service', 0)",
    ).run();
    expect(await staffJson("/api/deliveries/resend", { json: { ids: [1, 2, 3, 4, 99] } })).toEqual({
      resent: 1,
    });
    expect(await statuses()).toEqual(["pending", "sent", "cancelled", "pending"]);
    const [again] = await rows("select attempts, lease_until, due_at from outbox where id = 1");
    expect(again).toMatchObject({ attempts: 0, lease_until: 0 });
    expect(Math.abs(Number(again?.["due_at"]) - Date.now())).toBeLessThan(60_000);
    expect(await rows("select action, entity, entity_id from audit")).toEqual([
      { action: "resend", entity: "delivery", entity_id: "1,2,3,4,99" },
    ]);
  });

  it("of a channel are sent again as a whole, and its pause ends", async () => {
    await queue(
      { channel: "meta", status: "dead" },
      { channel: "meta", status: "sent" },
      { channel: "email", status: "dead" },
      { channel: "meta", status: "pending", lease: 0 },
      { channel: "meta", status: "pending" },
    );
    await env.DB.prepare("update outbox set due_at = 9e15 where status = 'pending'").run();
    await env.DB.prepare(
      "insert into channel_pauses (channel, reason, since) values ('meta', '190', 0)",
    ).run();
    expect(await staffJson("/api/deliveries/resend", { json: { channel: "meta" } })).toEqual({ resent: 2 });
    expect((await statuses()).slice(1, 3)).toEqual(["sent", "dead"]);
    const waiting = await rows("select id, due_at < 9e15 as is_due from outbox where id > 3 order by id");
    expect(waiting).toEqual([
      { id: 4, is_due: 1 },
      { id: 5, is_due: 0 },
    ]);
  });

  it("that two of staff send again at once go out once", async () => {
    const slack = await connectedSlack();
    slack.faults = [{ name: "refused", answer: async () => new Response("invalid_blocks", { status: 400 }) }];
    await completedLead();
    expect(await statuses()).toEqual(["dead"]);
    const resend = (who: string) =>
      staffJson<{ resent: number }>("/api/deliveries/resend", { json: { channel: "slack" }, who });
    const resent = await Promise.all(["ada@example.com", "bob@example.com"].map(resend));
    await settled();
    expect(resent.map((one) => one.resent)).toContain(1);
    expect(slack.messages).toHaveLength(1);
    expect(await statuses()).toEqual(["sent"]);
  });

  it.each([
    [{}],
    [{ ids: [] }],
    [{ ids: ["1"] }],
    [{ channel: "fax" }],
    [{ ids: Array.from({ length: 201 }, () => 1) }],
  ])("refuses %o", async (json) => {
    expect((await staffApi("/api/deliveries/resend", { json })).status).toBe(400);
  });

  it("are for staff alone", async () => {
    expect((await staffApi("/api/deliveries?status=lost")).status).toBe(400);
    expect((await api("/api/deliveries")).status).toBe(401);
    expect((await api("/api/deliveries/resend", { json: { ids: [1] } })).status).toBe(401);
  });
});

describe("the audit", () => {
  it("lists who did what, newest first, by record where asked", async () => {
    const lead = await submitLead();
    const notes = (adminNotes: string, who: string) =>
      staffApi(`/api/assessment/${lead.sessionId}/admin-notes`, {
        method: "PATCH",
        json: { adminNotes },
        who,
      });
    await notes("one", "ada@example.com");
    await staffApi("/api/system-settings", { json: { key: "extension_hours", value: "24" } });
    await notes("two", "bob@example.com");
    const { entries } = await staffJson<{ entries: AuditEntry[] }>("/api/audit");
    expect(entries.map(({ who, entity, action }) => [who, entity, action])).toEqual([
      ["bob@example.com", "assessment", "notes"],
      ["ada@example.com", "setting", "update"],
      ["ada@example.com", "assessment", "notes"],
    ]);
    expect(entries[1]?.details).toEqual({ before: { value: "48" }, after: { value: "24" } });
    const own = await staffJson<{ entries: AuditEntry[] }>(
      `/api/audit?entity=assessment&entityId=${lead.id}`,
    );
    expect(own.entries).toHaveLength(2);
  });

  it("names a lead as it is called now, and one that is erased by its number alone", async () => {
    const [ada, grace] = [await submitLead(), await submitLead({ name: "Grace Hopper" })];
    for (const { sessionId } of [ada, grace])
      await staffApi(`/api/assessment/${sessionId}/admin-notes`, {
        method: "PATCH",
        json: { adminNotes: "x" },
      });
    await staffApi(`/api/assessment/${ada.sessionId}/erase`, { json: {} });
    const { entries } = await staffJson<{ entries: AuditEntry[] }>("/api/audit");
    expect(entries.map(({ action, entityId, lead }) => [action, Number(entityId), lead])).toEqual([
      ["erase", ada.id, null],
      ["notes", grace.id, { id: grace.id, name: "Grace Hopper", email: expect.any(String) }],
      ["notes", ada.id, null],
    ]);
    expect(await rows("select details from audit where action = 'notes'")).toEqual([
      { details: '{"fields":["adminNotes"]}' },
      { details: '{"fields":["adminNotes"]}' },
    ]);
  });

  it("is paged", async () => {
    await env.DB.prepare(
      `insert into audit (at, who, action, entity, entity_id)
       with recursive n (n) as (values (1) union all select n + 1 from n where n < 70) select n, 'a', 'b', 'c', n from n`,
    ).run();
    type Page = { entries: AuditEntry[]; nextCursor: number | null };
    const first = await staffJson<Page>("/api/audit");
    const second = await staffJson<Page>(`/api/audit?cursor=${first.nextCursor}`);
    expect([...first.entries, ...second.entries].map(({ id }) => id)).toEqual(
      Array.from({ length: 70 }, (_, index) => 70 - index),
    );
    expect(second.nextCursor).toBeNull();
    expect((await staffApi("/api/audit?cursor=x")).status).toBe(400);
    expect((await api("/api/audit")).status).toBe(401);
  });
});
