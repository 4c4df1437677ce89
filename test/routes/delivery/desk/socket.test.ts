import { DESK_CLOSED, LOOKS_A_SECOND, SOCKETS_MAX } from "#domain/delivery/desk/desk-messages";
import { createScheduledController, evictDurableObject } from "cloudflare:test";
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { Desk } from "../../../../worker/desk/desk.ts";
import { theDesk } from "../../../../worker/desk/poke-desk.ts";
import worker from "../../../../worker/index.ts";
import { settled } from "../../../setup/api.ts";
import { allowConsole } from "../../../setup/runtime/console-guard.ts";
import { countingDatabase } from "../../../setup/database/counting-database.ts";
import { rows } from "../../../setup/database/rows.ts";
import { staffApi } from "../../../setup/staff-api.ts";
import { submitLead } from "../../../setup/submit-lead.ts";
import { askForDesk, openDesk } from "./desk-client.ts";

async function newest(): Promise<number> {
  const [row] = await rows("select max(id) as id from changes");
  return Number(row?.["id"]);
}

const fill = (count: number) =>
  rows(
    "insert into changes (entity, entity_id, kind) select 'offer', value, 'updated' from json_each(?)",
    JSON.stringify(Array.from({ length: count }, (_, index) => index)),
  );

/** Runs the cron's jobs, as each minute does. */
async function tick(): Promise<void> {
  await worker.scheduled(createScheduledController(), env);
}

describe("the desk's door", () => {
  it.each([
    ["another site", { headers: { origin: "https://evil.example" } }, 403, "forbidden"],
    ["no origin", { headers: { origin: undefined } }, 403, "forbidden"],
    ["no upgrade", { headers: { upgrade: undefined } }, 426, "upgrade_required"],
    ["another upgrade", { headers: { upgrade: "h2c" } }, 426, "upgrade_required"],
    ["no token", { headers: { cookie: undefined } }, 401, "unauthorized"],
    ["a token that has run out", { claims: { exp: 1_700_000_000 } }, 401, "unauthorized"],
    ["another company's token", { who: "eve@evil.example" }, 403, "forbidden"],
    ["a cursor that is no number", { after: "abc" }, 400, "invalid_request"],
    ["a cursor below nothing", { after: -1 }, 400, "invalid_request"],
  ] as const)("is closed to %s", async (_who, visit, status, code) => {
    const answer = await askForDesk(visit);
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code })]);
    if (status === 426) expect(answer.headers.get("upgrade")).toBe("websocket");
  });

  it("lets ten sockets of a person in and not an eleventh; another person has their own ten", async () => {
    const own = [];
    for (let count = 0; count < SOCKETS_MAX; count++) own.push(await openDesk());
    const refused = await askForDesk();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    await refused.text();
    await (await openDesk({ who: "grace@example.com" })).nextOf("ready");
    own[0]?.close();
    await own[1]?.nextOf("people");
    await vi.waitFor(async () => expect((await askForDesk()).status).toBe(101));
  });
});

describe("the first message", () => {
  it("says where the screen goes on from, and what it missed follows", async () => {
    const cursor = await newest();
    const upToDate = await openDesk({ after: cursor });
    expect(await upToDate.next()).toEqual({ type: "ready", cursor });
    const lead = await submitLead();
    const behind = await openDesk({ after: cursor });
    expect(await behind.next()).toEqual({ type: "ready", cursor });
    expect(await behind.next()).toEqual({
      type: "changes",
      cursor: cursor + 1,
      changes: [{ id: cursor + 1, entity: "assessment", entityId: lead.id, kind: "created" }],
    });
  });

  it("goes on from now where the screen has read nothing yet", async () => {
    const desk = await openDesk();
    expect(await desk.next()).toEqual({ type: "ready", cursor: await newest() });
  });

  it.each([
    ["of the future", async () => (await newest()) + 1],
    [
      "that was trimmed",
      async () => {
        await fill(3);
        await rows("delete from changes where id < (select max(id) from changes)");
        return (await newest()) - 2;
      },
    ],
    ["501 changes behind", async () => (await fill(501), (await newest()) - 501)],
  ])("sends a screen with a cursor %s back to the beginning", async (_which, cursorOf) => {
    const desk = await openDesk({ after: await cursorOf() });
    expect(await desk.next()).toEqual({ type: "reset", cursor: await newest() });
    const lead = await submitLead();
    expect((await desk.nextOf("changes")).changes).toEqual([expect.objectContaining({ entityId: lead.id })]);
  });
});

describe("a change", () => {
  it("reaches every open screen once, and each goes on from it", async () => {
    const cursor = await newest();
    const desks = [await openDesk({ after: cursor }), await openDesk({ who: "grace@example.com" })];
    for (const desk of desks) await desk.nextOf("ready");
    const lead = await submitLead();
    for (const desk of desks) {
      expect(await desk.nextOf("changes")).toMatchObject({
        cursor: cursor + 1,
        changes: [{ id: cursor + 1, entityId: lead.id, kind: "created" }],
      });
    }
    await staffApi(`/api/assessment/${lead.sessionId}/admin-notes`, {
      method: "PATCH",
      json: { adminNotes: "Called" },
    });
    for (const desk of desks) {
      expect(await desk.nextOf("changes")).toMatchObject({
        cursor: cursor + 2,
        changes: [{ id: cursor + 2, kind: "updated" }],
      });
    }
    await settled();
    await theDesk(env).poke();
    for (const desk of desks) expect(desk.unread.filter(({ type }) => type === "changes")).toEqual([]);
  });

  it("sends all screens back to the beginning when the database is restored", async () => {
    const cursor = await newest();
    await fill(5);
    const desk = await openDesk();
    await desk.nextOf("ready");
    await rows("delete from changes where id > ?", cursor);
    await theDesk(env).poke();
    expect(await desk.nextOf("reset")).toEqual({ type: "reset", cursor });
  });

  it("is not lost while the object is evicted", async () => {
    const desk = await openDesk();
    const { cursor } = await desk.nextOf("ready");
    await desk.nextOf("people");
    await fill(1);
    await evictDurableObject(theDesk(env));
    const lead = await submitLead();
    const { changes } = await desk.nextOf("changes");
    expect(changes.map(({ id }) => id)).toEqual([cursor + 1, cursor + 2]);
    expect(changes[1]).toMatchObject({ entityId: lead.id });
  });

  it("whose poke was lost comes with the cron's", async () => {
    const desk = await openDesk();
    const { cursor } = await desk.nextOf("ready");
    await fill(1);
    await tick();
    expect(await desk.nextOf("changes")).toMatchObject({ cursor: cursor + 1 });
  });

  it("is not read for where nobody is there; with twenty screens it is read once", async () => {
    const { DB, trips } = countingDatabase();
    const poke = () =>
      runInDurableObject(theDesk(env), (_desk, state) => new Desk(state, { ...env, DB }).poke());
    await poke();
    expect(trips()).toBe(0);
    for (let count = 0; count < 20; count++) {
      await (await openDesk({ who: `staff${count % 4}@example.com` })).nextOf("ready");
    }
    await poke();
    expect(trips()).toBe(1);
  });

  it("that cannot be read costs those who are here nothing; who comes is asked to come again", async () => {
    const desk = await openDesk();
    await desk.nextOf("ready");
    await fill(1);
    allowConsole(/desk_news/);
    await rows("alter table changes rename to away");
    await theDesk(env).poke();
    const late = await openDesk({ who: "grace@example.com", after: 1 });
    expect(await late.closed).toBe(1011);
    await rows("alter table away rename to changes");
    await theDesk(env).poke();
    expect((await desk.nextOf("changes")).changes).toHaveLength(1);
  });
});

describe("who is here", () => {
  it("is told to all: who comes, what they look at, and who goes; nothing of it is stored", async () => {
    const ada = await openDesk();
    expect((await ada.nextOf("people")).people).toEqual([{ email: "ada@example.com", lead: null }]);
    const grace = await openDesk({ who: "Grace@Example.com" });
    const both = (lead: number | null) => [
      { email: "ada@example.com", lead: null },
      { email: "grace@example.com", lead },
    ];
    expect((await grace.nextOf("people")).people).toEqual(both(null));
    expect((await ada.nextOf("people")).people).toEqual(both(null));
    grace.send({ type: "looking", lead: 7 });
    expect((await ada.nextOf("people")).people).toEqual(both(7));
    await evictDurableObject(theDesk(env));
    grace.send({ type: "looking", lead: null });
    expect((await ada.nextOf("people")).people).toEqual(both(null));
    grace.close();
    expect((await ada.nextOf("people")).people).toEqual([{ email: "ada@example.com", lead: null }]);
    await runInDurableObject(theDesk(env), async (_desk, { storage }) => {
      expect([...(await storage.list())]).toEqual([]);
    });
  });

  it("is one entry for two windows on the same lead", async () => {
    const [one, two] = [await openDesk(), await openDesk()];
    await two.nextOf("people");
    one.send({ type: "looking", lead: 7 });
    two.send({ type: "looking", lead: 7 });
    await vi.waitFor(async () =>
      expect((await one.nextOf("people")).people).toEqual([{ email: "ada@example.com", lead: 7 }]),
    );
  });
});

describe("the desk closes", () => {
  it.each([
    ["what is no JSON", "hello"],
    ["bytes", new TextEncoder().encode('{"type":"looking","lead":1}').buffer],
    ["another type", { type: "changes", cursor: 1, changes: [] }],
    ["another person's name", { type: "looking", lead: 1, email: "grace@example.com" }],
    ["a lead that is no number", { type: "looking", lead: "1" }],
    ["a lead that there cannot be", { type: "looking", lead: 0 }],
    ["a number that JSON does not hold", `{"type":"looking","lead":9007199254740993}`],
    ["a long message", `{"type":"looking","lead":1${" ".repeat(100_000)}}`],
  ])("a socket that sends %s", async (_what, message) => {
    const [desk, other] = [await openDesk(), await openDesk({ who: "grace@example.com" })];
    await desk.nextOf("ready");
    desk.send(message);
    expect(await desk.closed).toBe(DESK_CLOSED.badMessage);
    await vi.waitFor(async () =>
      expect((await other.nextOf("people")).people).toEqual([{ email: "grace@example.com", lead: null }]),
    );
  });

  it("a socket that says more than twenty times in a second what it looks at, and no other", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const [desk, other] = [await openDesk(), await openDesk({ who: "grace@example.com" })];
    for (const one of [desk, other]) await one.nextOf("ready");
    const look = (times: number) => {
      for (let lead = 1; lead <= times; lead++) desk.send({ type: "looking", lead });
    };
    const seesAt = (lead: number | null) =>
      vi.waitFor(async () => {
        const { people } = await other.nextOf("people");
        expect(people).toContainEqual({ email: "ada@example.com", lead });
      });
    look(LOOKS_A_SECOND);
    await seesAt(LOOKS_A_SECOND);
    vi.setSystemTime(Date.now() + 1000);
    look(LOOKS_A_SECOND - 1);
    await seesAt(LOOKS_A_SECOND - 1);
    look(2);
    expect(await desk.closed).toBe(DESK_CLOSED.tooOften);
    other.send({ type: "looking", lead: 7 });
    await vi.waitFor(async () =>
      expect((await other.nextOf("people")).people).toEqual([{ email: "grace@example.com", lead: 7 }]),
    );
  });

  it("a socket whose sign-in has run out, at that time, and no other", async () => {
    const soon = Math.floor(Date.now() / 1000) + 60;
    const desk = await openDesk({ claims: { exp: soon } });
    const other = await openDesk({ who: "grace@example.com" });
    await desk.nextOf("ready");
    await other.nextOf("ready");
    vi.useFakeTimers({ toFake: ["Date"], now: soon * 1000 });
    expect(await runDurableObjectAlarm(theDesk(env))).toBe(true);
    expect(await desk.closed).toBe(DESK_CLOSED.signedOut);
    await fill(1);
    await theDesk(env).poke();
    expect((await other.nextOf("changes")).changes).toHaveLength(1);
  });

  it("one at once that was signed in within the clocks' difference only", async () => {
    const desk = await openDesk({ claims: { exp: Math.floor(Date.now() / 1000) - 5 } });
    expect(await desk.closed).toBe(DESK_CLOSED.signedOut);
    expect(desk.unread).toEqual([]);
  });
});
