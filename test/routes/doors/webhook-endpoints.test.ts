import type { EndpointList, EndpointTry, EndpointView } from "#domain/doors/webhook-endpoint";
import { describe, expect, it, vi } from "vitest";
import { settled } from "../../setup/api.ts";
import { rows } from "../../setup/database/rows.ts";
import { webhookReceiver, webhookRows } from "../../setup/delivery/webhook-receiver.ts";
import { completedLead } from "../../setup/lead.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const PATH = "/api/webhook-endpoints";
const URL_OF = "https://hooks.example.com/catch/path-kept-secret";
const DAY_MS = 24 * 60 * 60 * 1000;

const create = (json: object = {}, vars: Partial<Env> = {}) =>
  staffApi(PATH, { json: { url: URL_OF, events: ["lead.created"], ...json }, vars });
const list = () => staffJson<EndpointList>(PATH);
const triesOf = ({ id }: EndpointView) => staffJson<EndpointTry[]>(`${PATH}/${id}/tries`);

describe("an owner", () => {
  it("adds an endpoint and sees its secret once; database and audit have neither it nor the whole address", async () => {
    const answer = await create({ events: ["call.recorded", "lead.created", "lead.created"] });
    expect(answer.status).toBe(201);
    const { endpoint, secret } = await answer.json<{ endpoint: EndpointView; secret: string }>();
    expect(endpoint).toMatchObject({
      url: URL_OF,
      events: ["lead.created", "call.recorded"],
      description: "",
      createdBy: "ada@example.com",
      version: 1,
      off: null,
      failingSince: null,
      lastTry: null,
    });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    expect(await list()).toEqual({ isAvailable: true, endpoints: [endpoint] });
    const stored = JSON.stringify([
      await rows("select * from webhook_endpoints"),
      await rows("select * from audit"),
    ]);
    expect(stored).not.toContain(secret.slice("whsec_".length));
    expect(JSON.stringify(await rows("select * from audit"))).not.toContain("path-kept-secret");
  });

  it.each([
    [{ url: "http://hooks.example.com/" }, "url"],
    [{ url: "https://127.0.0.1/" }, "url"],
    [{ events: [] }, "events"],
    [{ events: ["lead.sold"] }, "events.0"],
    [{ description: "x".repeat(201) }, "description"],
  ])("is refused %j", async (json, path) => {
    const answer = await create(json);
    expect([answer.status, await answer.json()]).toMatchObject([400, { issues: [{ path }] }]);
    expect(await rows("select * from webhook_endpoints")).toEqual([]);
  });

  it("has ten at most, however many are added at once", async () => {
    const answers = await Promise.all(Array.from({ length: 13 }, () => create()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  it("changes one under its version, and each act is audited", async () => {
    const { endpoint } = await webhookReceiver();
    const path = `${PATH}/${endpoint.id}`;
    const json = { events: ["lead.erased"], url: "https://new.example.com/a" };
    const changed = await staffJson<EndpointView>(path, { method: "PATCH", json, version: 1 });
    expect(changed).toMatchObject({ ...json, version: 2 });
    const stale = await staffApi(path, { method: "PATCH", json: { description: "x" }, version: 1 });
    expect([stale.status, await stale.json()]).toMatchObject([409, { current: { version: 2 } }]);
    const off = await staffJson<EndpointView>(path, { method: "PATCH", json: { isOn: false } });
    expect(off.off).toMatchObject({ reason: "turned_off" });
    expect((await staffJson<EndpointView>(path, { method: "PATCH", json: { isOn: true } })).off).toBeNull();
    expect((await staffApi(`${path}/rotate`, { json: {} })).status).toBe(200);
    expect((await staffApi(path, { method: "DELETE" })).status).toBe(200);
    expect((await staffApi(path, { method: "DELETE" })).status).toBe(404);
    const acts = await rows("select action from audit where entity = 'webhook-endpoint' order by id");
    expect(acts.map(({ action }) => action)).toEqual([
      "create",
      "update",
      "update",
      "update",
      "rotate",
      "delete",
    ]);
  });

  it("deletes one with its log and what waits for it", async () => {
    const hook = await webhookReceiver({ events: ["lead.created", "lead.completed"] });
    hook.answers.push(() => new Response(null, { status: 503 }));
    await completedLead();
    expect((await webhookRows()).some(({ status }) => status === "pending")).toBe(true);
    await staffApi(`${PATH}/${hook.endpoint.id}`, { method: "DELETE" });
    expect((await webhookRows()).filter(({ status }) => status !== "sent")).toEqual([]);
    const left = await Promise.all(
      ["webhook_tries", "channel_states", "channel_pauses"].map((table) => rows(`select * from ${table}`)),
    );
    expect(left).toEqual([[], [], []]);
  });

  it("sends a test, on or off, and sees how it went", async () => {
    const hook = await webhookReceiver();
    const path = `${PATH}/${hook.endpoint.id}`;
    await staffApi(path, { method: "PATCH", json: { isOn: false } });
    hook.answers.push(() => new Response("no", { status: 403 }));
    expect(await staffJson(`${path}/test`, { json: {} })).toMatchObject({ status: 403, answer: "no" });
    expect(await staffJson(`${path}/test`, { json: {} })).toMatchObject({ status: 204, error: null });
    expect(hook.received).toMatchObject([{ type: "test" }]);
    expect(await triesOf(hook.endpoint)).toMatchObject([
      { event: "test", status: 204, canSendAgain: false },
      { event: "test", status: 403, canSendAgain: false },
    ]);
    expect((await staffApi(`${PATH}/999/test`, { json: {} })).status).toBe(404);
  });

  it("sends a message again under its id, for three days", async () => {
    const hook = await webhookReceiver({ events: ["lead.created"] });
    await completedLead();
    const [made] = await triesOf(hook.endpoint);
    expect(made).toMatchObject({ event: "lead.created", status: 204, canSendAgain: true });
    const again = () => staffApi(`${PATH}/${hook.endpoint.id}/tries/${made?.id}/again`, { json: {} });
    expect((await again()).status).toBe(200);
    await settled();
    expect(hook.received).toHaveLength(2);
    expect(hook.received[1]?.id).toBe(hook.received[0]?.id);
    vi.setSystemTime(Date.now() + 3 * DAY_MS);
    expect((await triesOf(hook.endpoint)).map(({ canSendAgain }) => canSendAgain)).toEqual([false, false]);
    expect((await again()).status).toBe(409);
    const other = await webhookReceiver();
    expect(
      (await staffApi(`${PATH}/${other.endpoint.id}/tries/${made?.id}/again`, { json: {} })).status,
    ).toBe(409);
  });

  it("sees an endpoint's health", async () => {
    const hook = await webhookReceiver({ events: ["lead.completed"] });
    hook.answers.push(() => new Response(null, { status: 500 }));
    await completedLead();
    const { endpoints } = await list();
    expect(endpoints).toMatchObject([
      { waiting: 1, failed: 0, failingSince: expect.any(String), lastTry: { status: 500 } },
    ]);
  });
});

it("without a key to encrypt secrets with, webhooks are off and say so", async () => {
  const vars = { ENCRYPTION_KEY: "" };
  expect(await staffJson(PATH, { vars })).toMatchObject({ isAvailable: false });
  const answer = await create({}, vars);
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: "not_configured" }]);
});

it("an endpoint that is off is turned on by its own switch alone, not by sending its messages again", async () => {
  const { endpoint } = await webhookReceiver();
  await staffApi(`/api/webhook-endpoints/${endpoint.id}`, { method: "PATCH", json: { isOn: false } });
  const again = await staffApi("/api/deliveries/resend", { json: { channel: `webhook:${endpoint.id}` } });
  expect(again.status).toBe(400);
  expect(await rows("select channel from channel_pauses")).toEqual([{ channel: `webhook:${endpoint.id}` }]);
});

it("the app itself is no endpoint", async () => {
  const answer = await staffApi(PATH, {
    json: { url: "https://funnel.example.com/api/v1/leads", events: ["lead.created"] },
    vars: { APP_ORIGIN: "https://funnel.example.com" },
    headers: { origin: "https://funnel.example.com" },
  });
  expect(answer.status).toBe(400);
});
