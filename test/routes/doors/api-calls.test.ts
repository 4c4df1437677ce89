import { env } from "cloudflare:workers";
import { findTargetHandler } from "hono/utils/handler";
import { expect, it } from "vitest";
import { KEY_SCOPES } from "#domain/doors/api-key";
import { app } from "../../../worker/app.ts";
import { apiCallOf } from "../../../worker/http/doors/api-call.ts";
import { api } from "../../setup/api.ts";
import { makeKey, withKey } from "../../setup/doors.ts";
import { completedLead } from "../../setup/lead.ts";
import { program } from "../../setup/program-api.ts";
import { bookByWebhook } from "../../setup/book-by-webhook.ts";

/** Each call of the API, out of the router itself. */
const CALLS = app.routes.flatMap(({ method, path, handler }) =>
  apiCallOf(findTargetHandler(handler)) ? [`${method} ${path.replace("/api/v1", "")}`] : [],
);

const full: RateLimit = { limit: () => Promise.resolve({ success: false }) };

it("there are the calls of the contract", () => {
  expect(CALLS.toSorted()).toEqual([
    "GET /ads",
    "GET /bookings",
    "GET /figures",
    "GET /leads",
    "GET /leads/:id",
    "PATCH /leads/:id",
    "POST /leads",
    "POST /leads/:id/calls",
    "POST /leads/:id/notes",
  ]);
});

it("a key has its calls a minute, and no answer is for pages of other sites", async () => {
  const { secret } = await makeKey(KEY_SCOPES);
  const headers = withKey(secret);
  const limited = await api("/api/v1/leads", { headers, vars: { RL_API_KEY: full } });
  expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "60"]);
  const refused = await api("/api/v1/leads", { vars: { RL_REFUSED_ADDRESS: full } });
  expect(refused.status).toBe(429);
  const answer = await api("/api/v1/leads", { headers: { ...headers, accept: "text/html" } });
  expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, null]);
  expect(answer.headers.get("content-type")).toContain("application/json");
});

it("no answer holds a session id", async () => {
  const { sessionId, id } = await completedLead({
    attribution: { first: { at: "2026-11-01T00:00:00Z", landingPath: "/" } },
  });
  const touch = JSON.stringify({ at: "2026-11-01T00:00:00Z", landingPath: `/hub/${sessionId}` });
  await env.DB.prepare("update assessments set first_touch = ?, last_touch = null").bind(touch).run();
  await bookByWebhook(sessionId);
  const { call } = await program();
  const note = await call(`/leads/${id}/notes`, {
    json: { text: `Her hub: https://leads.example/hub/${sessionId}/plan` },
  });
  const stale = await call(`/leads/${id}`, {
    method: "PATCH",
    json: { leadStatus: "SQL" },
    headers: { "if-match": '"1"' },
  });
  expect(stale.status).toBe(409);
  const made = { callId: crypto.randomUUID(), afterCall: null, outcome: "reached", by: "ada@example.com" };
  const recorded = await call(`/leads/${id}/calls`, { json: made });
  const clash = await call(`/leads/${id}/calls`, { json: { ...made, callId: crypto.randomUUID() } });
  expect(clash.status).toBe(409);
  const reads = await Promise.all(
    [
      "/leads",
      `/leads/${id}`,
      "/bookings",
      "/figures?from=2026-01-01&to=2027-01-01",
      "/ads?from=2026-01-01&to=2027-01-01",
    ].map((path) => call(path)),
  );
  for (const answer of reads) expect(answer.status).toBe(200);
  const told = JSON.stringify([note, stale, recorded, clash, reads]);
  expect(told).not.toContain(sessionId);
  expect(told).toContain("/hub/…");
});
