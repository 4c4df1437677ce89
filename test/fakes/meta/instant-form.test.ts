import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listenOnLoopback, readBody, type LoopbackServer } from "../loopback-server.ts";
import { startMetaServer } from "./meta-server.ts";
import { SAMPLE_FORM, SAMPLE_PAGE } from "./sample-form.ts";

const TOKEN = "leads-token";
const SECRET = "app-secret";

describe("the instant form of the Meta stand-in", () => {
  let app: LoopbackServer;
  let meta: LoopbackServer;
  let told: string[] = [];
  beforeEach(async () => {
    told = [];
    app = await listenOnLoopback(0, (request, response) => {
      void readBody(request).then((body) => {
        const signature = `sha256=${createHmac("sha256", SECRET).update(body).digest("hex")}`;
        const isSigned = request.headers["x-hub-signature-256"] === signature;
        if (isSigned) told.push(body);
        response.writeHead(isSigned ? 200 : 401).end();
      });
    });
    meta = await startMetaServer({
      port: 0,
      adsToken: "a",
      pixelId: "1",
      pixelToken: "p",
      leadsToken: TOKEN,
      appSecret: SECRET,
      appUrl: app.url,
    });
  });
  afterEach(() => Promise.all([app.close(), meta.close()]));

  const send = (...switches: string[]) => {
    const body = new URLSearchParams({ full_name: "Zoë", email: "zoe@example.org", act: "send" });
    for (const name of switches) body.append("switch", name);
    return fetch(new URL("/form", meta.url), { method: "POST", body, redirect: "manual" });
  };
  const ask = (path: string) =>
    fetch(new URL(`/v26.0/${path}`, meta.url), { headers: { authorization: `Bearer ${TOKEN}` } });
  const leads = async () =>
    (await ask(`${SAMPLE_FORM.id}/leads?limit=100`)).json<{ data: { id: string }[] }>();

  it("is filled in, tells the app once, signed, and gives the lead by its id and by its form", async () => {
    expect(await (await fetch(new URL("/form", meta.url))).text()).toContain("Free audit");
    expect((await send()).status).toBe(303);
    expect(told).toHaveLength(1);
    const [lead] = (await leads()).data;
    expect(told[0]).toContain(`"leadgen_id":${lead?.id}`);
    expect(await (await ask(lead?.id ?? "")).json()).toMatchObject({
      form_id: SAMPLE_FORM.id,
      platform: "fb",
    });
    expect(await (await ask(`${SAMPLE_PAGE}/leadgen_forms`)).json()).toMatchObject({ data: [SAMPLE_FORM] });
  });

  it("does what its switches say", async () => {
    await send("lost");
    expect(told).toHaveLength(0);
    await send("twice");
    expect(told).toHaveLength(2);
    await send("test");
    expect((await leads()).data).toHaveLength(3);
    expect(JSON.stringify(await leads())).toContain("<test lead: dummy data for email>");
    await send("ended");
    expect((await ask(`${SAMPLE_FORM.id}/leads`)).status).toBe(401);
    await send("too-many");
    expect(await (await ask(`${SAMPLE_FORM.id}/leads`)).json()).toMatchObject({ error: { code: 80005 } });
    await send("changed");
    expect(JSON.stringify(await (await ask(`${SAMPLE_PAGE}/leadgen_forms`)).json())).toContain("goal_new");
  });
});
