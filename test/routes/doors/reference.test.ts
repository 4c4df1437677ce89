import { expect, it } from "vitest";
import { callSample } from "../../../web/features/doors/reference/call-samples.ts";
import {
  answerOf,
  bodyOf,
  callGroups,
  openApiSchema,
  serverAt,
} from "../../../web/features/doors/reference/openapi.ts";
import { exampleOf, schemaRows } from "../../../web/features/doors/reference/schema-rows.ts";
import { KEY_SCOPES } from "#domain/doors/api-key";
import { api, TEST_ORIGIN } from "../../setup/api.ts";
import { makeKey, withKey } from "../../setup/doors.ts";
import { completedLead } from "../../setup/lead.ts";

it("the reference page has words, fields and an example for every call that the site describes", async () => {
  const doc = openApiSchema.parse(await (await api("/api/v1/openapi.json")).json());
  const groups = callGroups(doc);
  expect(groups.map(({ name }) => name)).toEqual(["Leads", "Bookings", "Figures"]);
  const calls = groups.flatMap((group) => group.calls);
  expect(calls.length).toBeGreaterThan(8);
  const server = serverAt(doc, TEST_ORIGIN);
  for (const call of calls) {
    expect(call.summary).toBeTruthy();
    expect(callSample(doc, call, server, "curl")).toContain(`${TEST_ORIGIN}/api/v1/`);
    expect(callSample(doc, call, server, "curl")).not.toContain("{id}");
    const answer = answerOf(call)?.schema;
    if (!answer) throw new Error(`${call.path} has no answer.`);
    expect(schemaRows(doc, answer).length).toBeGreaterThan(2);
    expect(exampleOf(doc, answer)).toHaveProperty("data");
    const body = bodyOf(call);
    if (body) expect(schemaRows(doc, body).length).toBeGreaterThan(0);
  }
});

it("what the reference shows for a shell is taken by the API", async () => {
  const { secret } = await makeKey(KEY_SCOPES);
  const { id } = await completedLead();
  const doc = openApiSchema.parse(await (await api("/api/v1/openapi.json")).json());
  const calls = callGroups(doc).flatMap((group) => group.calls);
  for (const call of calls) {
    const code = callSample(doc, call, serverAt(doc, TEST_ORIGIN), "curl");
    const [, url = ""] = /'(http[^']+)'/.exec(code) ?? [];
    const [, body] = /-d '(.+)'$/.exec(code) ?? [];
    const answer = await api(url.replace("/leads/1", `/leads/${id}`), {
      method: call.method,
      headers: { ...withKey(secret), "content-type": "application/json" },
      ...(body !== undefined && { body }),
    });
    expect([call.method, call.path, answer.status]).toEqual([
      call.method,
      call.path,
      expect.toBeOneOf([200, 201]),
    ]);
  }
});
