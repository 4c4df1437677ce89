import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { Webhook } from "standardwebhooks";
import { sweepOutbox } from "../../worker/cron/sweep-outbox.ts";
import { webhookUrlFault } from "../../worker/delivery/webhook/webhook-url.ts";
import { settled } from "../setup/api.ts";
import { rows } from "../setup/database/rows.ts";
import { connectedSlack } from "../setup/delivery/peers.ts";
import { webhookReceiver, webhookRows } from "../setup/delivery/webhook-receiver.ts";
import { completedLead } from "../setup/lead.ts";
import { staffJson } from "../setup/staff-api.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const COMPLETED = { events: ["lead.completed"] } as const;
const timedOut = () => Promise.reject(new DOMException("late", "TimeoutError"));

/** Moves the clock on and sends what is due then. */
async function sweepAfter(ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms);
  await sweepOutbox(env, Date.now());
}

const hold = (endpointId: number) =>
  rows("insert into channel_states (channel, held_until) values (?, 9e15)", `webhook:${endpointId}`);

describe("a message that an endpoint does not take", () => {
  it("comes again under its id, with the time and the signature of each try", async () => {
    const hook = await webhookReceiver(COMPLETED);
    const tries: Record<string, string>[] = [];
    const fail = async (request: Request) => {
      tries.push({ ...Object.fromEntries(request.headers), body: await request.text() });
      return new Response("busy", { status: 500 });
    };
    hook.answers.push(fail, fail);
    await completedLead();
    await sweepAfter(HOUR_MS);
    await sweepAfter(HOUR_MS);
    expect(hook.received).toHaveLength(1);
    const [first, second] = tries;
    expect([second?.["webhook-id"], hook.received[0]?.id]).toEqual([
      first?.["webhook-id"],
      first?.["webhook-id"],
    ]);
    expect(second?.["webhook-timestamp"]).not.toBe(first?.["webhook-timestamp"]);
    expect(second?.["webhook-signature"]).not.toBe(first?.["webhook-signature"]);
    expect(await webhookRows()).toMatchObject([{ status: "sent", attempts: 3 }]);
    expect(await rows("select status, error, answer from webhook_tries order by id")).toEqual([
      { status: 500, error: null, answer: "busy" },
      { status: 500, error: null, answer: "busy" },
      { status: 204, error: null, answer: "" },
    ]);
  });

  it.each([400, 401, 404, 302])(
    "is tried for three days after %d, and no redirect is followed",
    async (status) => {
      const hook = await webhookReceiver(COMPLETED);
      let calls = 0;
      const refuse = (request: Request) => {
        calls++;
        expect(request.redirect).toBe("manual");
        return new Response(null, { status, headers: { location: "https://elsewhere.example.com/" } });
      };
      hook.answers.push(...Array.from({ length: 50 }, () => refuse));
      await completedLead();
      await sweepAfter(2.5 * DAY_MS);
      expect(await webhookRows()).toMatchObject([{ status: "pending", error: `http_${status}` }]);
      await sweepAfter(DAY_MS);
      expect([calls, await webhookRows()]).toMatchObject([3, [{ status: "dead" }]]);
    },
  );

  it("turns the endpoint off with 410; turned on again, it gets what has waited", async () => {
    const hook = await webhookReceiver(COMPLETED);
    hook.answers.push(() => new Response("bye", { status: 410 }));
    await completedLead();
    await completedLead();
    expect(await rows("select channel, reason from channel_pauses")).toEqual([
      { channel: `webhook:${hook.endpoint.id}`, reason: "endpoint_gone" },
    ]);
    await sweepAfter(HOUR_MS);
    expect(hook.received).toEqual([]);
    await staffJson(`/api/webhook-endpoints/${hook.endpoint.id}`, { method: "PATCH", json: { isOn: true } });
    await settled();
    expect(hook.received).toHaveLength(1);
  });

  it("turns it off after five days of failures, not before", async () => {
    const hook = await webhookReceiver(COMPLETED);
    hook.answers.push(...Array.from({ length: 9 }, () => () => new Response(null, { status: 500 })));
    await completedLead();
    await sweepAfter(2 * DAY_MS);
    await sweepAfter(2 * DAY_MS);
    await completedLead();
    expect(await rows("select * from channel_pauses")).toEqual([]);
    await sweepAfter(DAY_MS + HOUR_MS);
    expect(await rows("select reason from channel_pauses")).toEqual([{ reason: "endpoint_failing" }]);
  });

  it("leaves one on that takes others, and counts from its first failure since", async () => {
    const hook = await webhookReceiver(COMPLETED);
    await rows("update webhook_endpoints set failing_since = ?", Date.now() - 6 * DAY_MS);
    await hold(hook.endpoint.id);
    await completedLead();
    await completedLead();
    hook.answers.push(
      () => new Response(null, { status: 204 }),
      () => new Response(null, { status: 500 }),
    );
    await rows("update channel_states set held_until = 0");
    await sweepAfter(HOUR_MS);
    expect(await rows("select status from webhook_tries order by id")).toEqual([
      { status: 204 },
      { status: 500 },
    ]);
    expect(await rows("select reason from channel_pauses")).toEqual([]);
    expect(await rows("select failing_since as since from webhook_endpoints")).toEqual([
      { since: expect.closeTo(Date.now(), -4) },
    ]);
  });

  it("holds one that wants a moment, so that no other waits for it", async () => {
    const busy = await webhookReceiver(COMPLETED);
    busy.answers.push(() => new Response(null, { status: 429, headers: { "retry-after": "1" } }));
    await completedLead();
    expect(await rows("select channel from channel_states where held_until > ?", Date.now())).toEqual([
      { channel: `webhook:${busy.endpoint.id}` },
    ]);
  });

  it("holds an endpoint that does not answer, and no other", async () => {
    const slow = await webhookReceiver(COMPLETED);
    const other = await webhookReceiver(COMPLETED);
    slow.answers.push(timedOut);
    await completedLead();
    expect(other.received).toHaveLength(1);
    expect(await rows("select channel from channel_states where held_until > ?", Date.now())).toEqual([
      { channel: `webhook:${slow.endpoint.id}` },
    ]);
    expect(await rows("select status, error from webhook_tries where error is not null")).toEqual([
      { status: null, error: "timeout" },
    ]);
  });
});

it("reads the first KB of an endless answer, and takes its status", async () => {
  const hook = await webhookReceiver(COMPLETED);
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled++;
      controller.enqueue(new TextEncoder().encode("a\0".repeat(512)));
    },
  });
  hook.answers.push(() => new Response(endless, { status: 200 }));
  await completedLead();
  expect(pulled).toBeLessThan(20);
  expect(await webhookRows()).toMatchObject([{ status: "sent" }]);
  const [log] = await rows("select length(answer) as length from webhook_tries");
  expect(log).toEqual({ length: 512 });
});

it("two endpoints at most are called at once, however many runs there are, each with one message at a time", async () => {
  let open = 0;
  let most = 0;
  const busy = new Set<number>();
  const hooks = await Promise.all(Array.from({ length: 5 }, () => webhookReceiver()));
  for (const hook of hooks) {
    const { id } = hook.endpoint;
    const slowly = async () => {
      expect(busy.has(id)).toBe(false);
      busy.add(id);
      most = Math.max(most, ++open);
      await scheduler.wait(5);
      open--;
      busy.delete(id);
      return new Response(null, { status: 200 });
    };
    hook.answers.push(...Array.from({ length: 20 }, () => slowly));
  }
  await Promise.all([completedLead(), completedLead({ email: "two@example.com" })]);
  await Promise.all(Array.from({ length: 4 }, () => sweepOutbox(env, Date.now())));
  await sweepOutbox(env, Date.now());
  expect(most).toBe(2);
  const sent = await webhookRows();
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.every(({ status, attempts }) => status === "sent" && attempts === 1)).toBe(true);
});

it("the team's own messages go before those of other programs", async () => {
  const order: string[] = [];
  const slack = await connectedSlack();
  const hook = await webhookReceiver(COMPLETED);
  hook.answers.push(() => {
    order.push("webhook", `slack: ${slack.channel.messages.length}`);
    return new Response(null, { status: 200 });
  });
  await completedLead();
  expect(order).toEqual(["webhook", "slack: 1"]);
});

it("100 tries of an endpoint are stored, the newest", async () => {
  const hook = await webhookReceiver({ events: ["lead.updated"] });
  await rows(
    `insert into webhook_tries (endpoint_id, event, at, took)
     select ?, 'lead.updated', value, 1 from json_each(?)`,
    hook.endpoint.id,
    JSON.stringify(Array.from({ length: 140 }, (_, index) => index)),
  );
  await staffJson(`/api/webhook-endpoints/${hook.endpoint.id}/test`, { json: {} });
  expect(await rows("select count(*) as n, min(at) as oldest from webhook_tries")).toEqual([
    { n: 100, oldest: 41 },
  ]);
});

it("for a day after a rotation both secrets verify a message, then the new one alone", async () => {
  const hook = await webhookReceiver(COMPLETED);
  const former = hook.secret;
  const rotated = await staffJson<{ secret: string }>(`/api/webhook-endpoints/${hook.endpoint.id}/rotate`, {
    json: {},
  });
  hook.secret = rotated.secret;
  const verified: boolean[] = [];
  const check = async (request: Request) => {
    const body = await request.text();
    try {
      new Webhook(former).verify(body, Object.fromEntries(request.headers));
      verified.push(true);
    } catch {
      verified.push(false);
    }
    return new Response(null, { status: 200 });
  };
  hook.answers.push(check, check);
  await completedLead();
  vi.setSystemTime(Date.now() + DAY_MS + 1000);
  await completedLead({ email: "two@example.com" });
  expect(verified).toEqual([true, false]);
});

describe("an address", () => {
  const own = { hosts: ["funnel.example.com"], isLoopback: false };
  it.each([
    "https://hooks.zapier.com/hooks/catch/1/2/",
    "https://n8n.example.com:8443/webhook?x=1",
    "https://funnel.example.com.evil.net/",
  ])("may be %s", (url) => expect(webhookUrlFault(url, own)).toBeNull());

  it.each([
    "http://hooks.example.com/",
    "ftp://hooks.example.com/",
    "hooks.example.com",
    "javascript:alert(1)",
    "https://user@hooks.example.com/",
    "https://user:word@hooks.example.com/",
    "https://hooks.example.com/#part",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://0177.0.0.1/",
    "https://10.0.0.8./",
    "https://[::1]/",
    "https://[fd00::1]:8080/",
    "https://localhost/",
    "http://localhost:3000/",
    "https://sub.localhost/",
    "https://intranet/",
    "https://funnel.example.com/api/v1/leads",
    "https://FUNNEL.example.com./",
    "https://funnel.example.com:444/",
    "https://hooks.example.com/\u202Egpj",
    `https://hooks.example.com/${"a".repeat(2100)}`,
  ])("may not be %s", (url) => expect(webhookUrlFault(url, own)).toEqual(expect.any(String)));

  it("may be on this machine where the app is, by the name localhost alone", () => {
    const here = { hosts: ["localhost"], isLoopback: true };
    expect(webhookUrlFault("http://localhost:3000/", here)).toBeNull();
    expect(webhookUrlFault("http://127.0.0.1:3000/", here)).toEqual(expect.any(String));
    expect(webhookUrlFault("http://hooks.example.com/", here)).toEqual(expect.any(String));
  });
});
