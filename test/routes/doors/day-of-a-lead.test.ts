import { expect, it } from "vitest";
import * as z from "zod";
import { clientOf, dayOfALead, type Lead } from "../../api-client/day-of-a-lead.ts";
import { api, settled, TEST_ORIGIN } from "../../setup/api.ts";
import { makeKey } from "../../setup/doors.ts";
import { KEY_SCOPES } from "#domain/doors/api-key";

const STAFF = "ada@example.com";
type Json = Record<string, unknown>;
type Described = {
  paths: Record<string, Record<string, { responses: Record<string, { content: Json }> }>>;
  components: { schemas: Json };
};

/** What the API is said to answer a request by, as JSON Schema. */
function answerOf({ paths, components }: Described, method: string, path: string, status: number) {
  const template = path.replace("/api/v1", "").replace(/\/\d+/, "/{id}");
  const answer = paths[template]?.[method.toLowerCase()]?.responses[status]?.content["application/json"];
  const { schema } = z.object({ schema: z.record(z.string(), z.unknown()) }).parse(answer);
  const whole = { ...schema, $defs: components.schemas };
  return z.fromJSONSchema(JSON.parse(JSON.stringify(whole).replaceAll("#/components/schemas/", "#/$defs/")));
}

it("a generated client does the day of a lead, and each answer is as it is described", async () => {
  const { secret } = await makeKey(KEY_SCOPES);
  const description = await (await api("/api/v1/openapi.json")).json<Described>();
  const seen: string[] = [];
  const client = clientOf(`${TEST_ORIGIN}/api/v1`, secret, async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === "GET" ? {} : { body: await request.text() };
    const answer = await api(`${pathname}${search}`, {
      method: request.method,
      headers: request.headers,
      ...body,
    });
    await settled();
    answerOf(description, request.method, pathname, answer.status).parse(await answer.clone().json());
    seen.push(`${request.method} ${answer.status}`);
    return answer;
  });
  const day = await dayOfALead(client, STAFF);
  expect(day.moved).toMatchObject({
    leadStatus: "SQL",
    dealValue: 5000,
    owner: STAFF,
  } satisfies Partial<Lead>);
  expect(day.stale).toBe("conflict");
  expect(day.called.lead).toMatchObject({ lastOutcome: "reached", notes: "Met her at the fair." });
  expect(day.polled).toEqual([day.called.lead]);
  expect(day.details.calls).toMatchObject([{ outcome: "reached", calledBy: STAFF }]);
  const params = { query: { from: "2026-01-01", to: "2027-01-01" } };
  await client.GET("/bookings");
  await client.GET("/figures", { params });
  await client.GET("/ads", { params });
  await client.GET("/leads/{id}", { params: { path: { id: 999 } } });
  expect(seen).toEqual([
    "POST 201",
    "GET 200",
    "PATCH 200",
    "PATCH 409",
    "POST 201",
    "POST 201",
    "GET 200",
    "GET 200",
    "GET 200",
    "GET 200",
    "GET 200",
    "GET 404",
  ]);
});
