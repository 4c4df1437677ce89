import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { KEY_SCOPES } from "#domain/doors/api-key";
import { api } from "../../setup/api.ts";
import { asStaff } from "../../setup/as-staff.ts";
import { makeKey, withKey } from "../../setup/doors.ts";
import { staffApi } from "../../setup/staff-api.ts";
import { readRoutes } from "../../tools/routes/read-routes.ts";
import { isForPrograms, isForStaff, oneMethodEach } from "../../tools/routes/worker-route.ts";

const routes = oneMethodEach(readRoutes());
const programRoutes = routes.filter(isForPrograms);

type Route = (typeof routes)[number];

async function refusal({ path, method }: Route, headers: Record<string, string>, query = "") {
  const answer = await api(`${path.replaceAll(/:[a-z]+/gi, "1")}${query}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(method !== "GET" && { body: "{}" }),
  });
  const { code, message } = await answer.json<{ code: string; message: string }>();
  return [answer.status, code, message.split(":")[0]];
}

const UNAUTHORIZED = [401, "unauthorized", "Unauthorized"];
const FORBIDDEN = [403, "forbidden", "Forbidden"];

it("every call of other programs is under /api/v1, and each of its calls but the description needs a key", () => {
  expect(programRoutes.length).toBeGreaterThan(8);
  expect(programRoutes.filter(({ path }) => !path.startsWith("/api/v1/"))).toEqual([]);
  const open = routes.filter((route) => route.path.startsWith("/api/v1/") && !isForPrograms(route));
  expect(open.map(({ name }) => name)).toEqual(["GET /api/v1/openapi.json"]);
  for (const { guards } of programRoutes) expect(guards[0]?.kind).toBe("key");
});

/** Those of the API are tried in `doors/key-guards.test.ts`. */
it("assistants get in by nothing but a key in use, in the header", async () => {
  const [route] = programRoutes.filter(({ path }) => path === "/api/v1/mcp");
  if (!route) throw new Error("Assistants have no call.");
  const { key, secret } = await makeKey(KEY_SCOPES, { expiresInDays: 1 });
  const staff = await asStaff();
  expect(await refusal(route, {})).toEqual(UNAUTHORIZED);
  expect(await refusal(route, staff)).toEqual(UNAUTHORIZED);
  const cookie = `CF_Authorization=${staff["cf-access-jwt-assertion"]}`;
  expect(await refusal(route, { cookie })).toEqual(UNAUTHORIZED);
  expect(await refusal(route, withKey(secret), `?key=${secret}`)).toEqual(UNAUTHORIZED);
  expect(await refusal(route, { ...withKey(secret), origin: "https://evil.example" })).toEqual(FORBIDDEN);
  await env.DB.prepare("update api_keys set expires_at = 1 where id = ?").bind(key.id).run();
  expect(await refusal(route, withKey(secret))).toEqual(UNAUTHORIZED);
  await env.DB.prepare("update api_keys set expires_at = null where id = ?").bind(key.id).run();
  await staffApi(`/api/api-keys/${key.id}`, { method: "DELETE" });
  expect(await refusal(route, withKey(secret))).toEqual(UNAUTHORIZED);
});

it("a key opens no call of staff", async () => {
  const { secret } = await makeKey(KEY_SCOPES);
  for (const route of routes.filter(isForStaff)) {
    expect({ name: route.name, refusal: await refusal(route, withKey(secret)) }).toEqual({
      name: route.name,
      refusal: UNAUTHORIZED,
    });
  }
});
