import { env } from "cloudflare:workers";
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { KEY_SCOPES, KEYS_MAX, type ApiKeyView } from "#domain/doors/api-key";
import type { AppEnv } from "../../../worker/http/context.ts";
import { keyAct, requireKey } from "../../../worker/http/doors/require-key.ts";
import { onError } from "../../../worker/http/errors.ts";
import { TEST_ORIGIN } from "../../setup/api.ts";
import { asStaff } from "../../setup/as-staff.ts";
import { rows } from "../../setup/database/rows.ts";
import { makeKey, withKey } from "../../setup/doors.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const PATH = "/api/api-keys";
const DAY_MS = 24 * 60 * 60 * 1000;

describe("an owner", () => {
  it("sees a key's secret once; the database has its hash alone", async () => {
    const { key, secret } = await makeKey(["leads:read"], { name: "Zapier", expiresInDays: 30 });
    expect(key).toMatchObject({
      name: "Zapier",
      scopes: ["leads:read"],
      ending: secret.slice(-4),
      createdBy: "ada@example.com",
      lastUsedOn: null,
    });
    expect(Date.parse(key.expiresAt ?? "") - Date.parse(key.createdAt)).toBe(30 * DAY_MS);
    const stored = JSON.stringify([await rows("select * from api_keys"), await rows("select * from audit")]);
    expect(stored).not.toContain(secret.slice(4, -4));
    expect(await staffJson<ApiKeyView[]>(PATH)).toEqual([key]);
  });

  it("revokes it, once, and each act is audited without the secret", async () => {
    const { key } = await makeKey(["leads:read"], { name: "Make" });
    expect((await staffApi(`${PATH}/${key.id}`, { method: "DELETE" })).status).toBe(200);
    expect((await staffApi(`${PATH}/${key.id}`, { method: "DELETE" })).status).toBe(404);
    expect(await staffJson<ApiKeyView[]>(PATH)).toEqual([]);
    const acts = await rows("select action, details from audit where entity = 'api-key' order by id");
    expect(acts.map(({ action }) => action)).toEqual(["create", "revoke"]);
    expect(String(acts[1]?.["details"])).toContain('"name":"Make"');
  });

  it("has no two keys of one name at once", async () => {
    const { key } = await makeKey(["leads:read"], { name: "Sheet" });
    const json = { name: "SHEET", scopes: ["leads:read"], expiresInDays: null };
    const answer = await staffApi(PATH, { json });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: "conflict", issues: [expect.objectContaining({ path: "name" })] }),
    ]);
    await staffApi(`${PATH}/${key.id}`, { method: "DELETE" });
    expect((await staffApi(PATH, { json })).status).toBe(201);
  });

  it(`has ${KEYS_MAX} keys at most, however many are made at once`, async () => {
    const answers = await Promise.all(
      Array.from({ length: KEYS_MAX + 3 }, (_, at) =>
        staffApi(PATH, { json: { name: `Key ${at}`, scopes: ["leads:read"], expiresInDays: null } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(KEYS_MAX);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await rows("select count(*) as n from audit where entity = 'api-key'")).toEqual([{ n: KEYS_MAX }]);
  });
});

/** A call that needs a key, in an app of its own. */
const app = new Hono<AppEnv>().get("/x", requireKey("leads:read"), (c) =>
  c.json({ key: c.get("apiKey"), who: keyAct(c).who }),
);
app.onError(onError);

type Asking = { path?: string; vars?: Partial<Env> };

async function ask(headers: Record<string, string>, { path = "/x", vars }: Asking = {}) {
  const context = createExecutionContext();
  const answer = await app.request(
    new URL(path, TEST_ORIGIN).href,
    { headers },
    { ...env, ...vars },
    context,
  );
  await waitOnExecutionContext(context);
  return answer;
}

async function refusal(headers: Record<string, string>, options?: Asking) {
  const answer = await ask(headers, options);
  const { code, message } = await answer.json<{ code: string; message: string }>();
  return [answer.status, code, message.split(":")[0]];
}

const UNAUTHORIZED = [401, "unauthorized", "Unauthorized"];
const FORBIDDEN = [403, "forbidden", "Forbidden"];

describe("a program", () => {
  it("gets in by its key in the header, and acts under the key's name", async () => {
    const { key, secret } = await makeKey(["leads:read", "figures:read"], { name: "Zapier" });
    const answer = await ask(withKey(secret));
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { key: { id: key.id, name: "Zapier", scopes: ["leads:read", "figures:read"] }, who: "key Zapier" },
    ]);
  });

  it("leaves the day of its last use, written once a day", async () => {
    const { secret } = await makeKey(["leads:read"]);
    await ask(withKey(secret));
    const [view] = await staffJson<ApiKeyView[]>(PATH);
    expect(view?.lastUsedOn).toBe(new Date().toISOString().slice(0, 10));
    const guard =
      "create trigger one_write before update on api_keys begin select raise(abort, 'again'); end";
    await env.DB.exec(guard);
    expect((await ask(withKey(secret))).status).toBe(200);
  });

  it("is refused without a key, with another's, one that was mistyped, or one in another place", async () => {
    const { secret } = await makeKey(["leads:read"]);
    const wrong = `${secret.slice(0, -1)}${secret.endsWith("0") ? "1" : "0"}`;
    const made = await makeKey(["leads:read"]);
    await env.DB.prepare("delete from api_keys where id = ?").bind(made.key.id).run();
    expect(await refusal({})).toEqual(UNAUTHORIZED);
    expect(await refusal(withKey(wrong))).toEqual(UNAUTHORIZED);
    expect(await refusal(withKey(made.secret))).toEqual(UNAUTHORIZED);
    expect(await refusal({ authorization: secret })).toEqual(UNAUTHORIZED);
    expect(await refusal({ authorization: `Basic ${btoa(`${secret}:`)}` })).toEqual(UNAUTHORIZED);
    expect(await refusal({ "x-api-key": secret })).toEqual(UNAUTHORIZED);
    expect(await refusal({ cookie: `CF_Authorization=${secret}` })).toEqual(UNAUTHORIZED);
    expect(await refusal(await asStaff())).toEqual(UNAUTHORIZED);
    expect(await refusal(withKey(secret), { path: `/x?key=${secret}` })).toEqual(UNAUTHORIZED);
  });

  it("is refused once its key is revoked or has expired", async () => {
    const { key, secret } = await makeKey(["leads:read"], { expiresInDays: 1 });
    await env.DB.prepare("update api_keys set expires_at = ?").bind(Date.now()).run();
    expect(await refusal(withKey(secret))).toEqual(UNAUTHORIZED);
    await staffApi(`${PATH}/${key.id}`, { method: "DELETE" });
    expect(await refusal(withKey(secret))).toEqual(UNAUTHORIZED);
  });

  it("is refused with a key of other scopes, and from a page of another site", async () => {
    const others = await makeKey(KEY_SCOPES.filter((scope) => scope !== "leads:read"));
    expect(await refusal(withKey(others.secret))).toEqual(FORBIDDEN);
    const { secret } = await makeKey(["leads:read"]);
    expect(await refusal({ ...withKey(secret), origin: "https://evil.example" })).toEqual(FORBIDDEN);
    expect((await ask({ ...withKey(secret), origin: TEST_ORIGIN })).status).toBe(200);
  });

  it("is limited by its key; one that is refused, by its address", async () => {
    const { secret } = await makeKey(["leads:read"]);
    const asked: string[] = [];
    const full: RateLimit = {
      limit: async ({ key }) => {
        asked.push(key);
        return { success: false };
      },
    };
    const vars = { RL_API_KEY: full, RL_REFUSED_ADDRESS: full };
    const headers = { "cf-connecting-ip": "2001:DB8:0:7::abcd" };
    const limited = [429, "rate_limited", "Too many requests. Please wait a minute and try again."];
    expect(await refusal({ ...headers, ...withKey(secret) }, { vars })).toEqual(limited);
    expect(await refusal(headers, { vars })).toEqual(limited);
    expect(asked).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), "2001:db8:0:7::/64"]);
  });
});
