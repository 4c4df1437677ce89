import { parseSync } from "vite";
import { expect, it } from "vitest";
import { callSample } from "../../../web/features/doors/reference/call-samples.ts";
import { callGroups, openApiSchema, serverAt } from "../../../web/features/doors/reference/openapi.ts";
import { exampleOf, schemaRows, typeWords } from "../../../web/features/doors/reference/schema-rows.ts";

const noteBody = {
  type: "object",
  required: ["text"],
  properties: {
    text: { type: "string", description: "Goes below.", examples: ["It's a “yes”"] },
    by: { type: "string", format: "email" },
  },
};
const lead = {
  type: "object",
  required: ["id"],
  properties: {
    id: { type: "integer" },
    owner: { anyOf: [{ type: "string" }, { type: "null" }] },
    calls: { type: "array", items: { $ref: "#/components/schemas/Call" } },
  },
};

const doc = openApiSchema.parse({
  info: { title: "Leads", version: "1" },
  servers: [{ url: "https://other.example/api/v1" }],
  paths: {
    "/leads/{id}/notes": {
      post: {
        tags: ["Leads"],
        summary: "Add a note",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
        requestBody: { content: { "application/json": { schema: noteBody } } },
        responses: { 201: { description: "OK", content: {} }, 404: { description: "None." } },
      },
    },
    "/figures": { get: { tags: ["Figures"], parameters: [day("from"), day("to")] } },
  },
  components: {
    schemas: {
      Lead: lead,
      Call: {
        type: "object",
        properties: {
          outcome: { enum: ["reached", "missed"] },
          again: { $ref: "#/components/schemas/Lead" },
        },
      },
    },
  },
});

function day(name: string) {
  return { name, in: "query", required: true, schema: { type: "string", format: "date" } };
}

const sampleOf = (group: number, language: "curl" | "fetch") => {
  const call = callGroups(doc)[group]?.calls[0];
  if (!call) throw new Error("There is no such call.");
  return callSample(doc, call, serverAt(doc, "https://funnel.example"), language);
};

it("a call can be pasted into a shell, whatever its example has in it", () => {
  expect(sampleOf(0, "curl")).toBe(
    [
      "curl -X POST 'https://funnel.example/api/v1/leads/1/notes'",
      '-H "Authorization: Bearer $BPM_KEY"',
      "-H 'Content-Type: application/json'",
      String.raw`-d '{"text":"It'\''s a “yes”"}'`,
    ].join(" \\\n  "),
  );
  expect(sampleOf(1, "curl")).toContain("/figures?from=2026-11-01&to=2026-11-30'");
});

it("a call as JavaScript is JavaScript, and holds no key", () => {
  const code = sampleOf(0, "fetch");
  expect(parseSync("call.mjs", code).errors).toEqual([]);
  expect(code).toContain("Bearer ${process.env.BPM_KEY}");
});

it("fields are listed with what they refer to, and a circle ends", () => {
  const given = { $ref: "#/components/schemas/Lead" };
  const rows = schemaRows(doc, given);
  expect(rows.map(({ path }) => path)).toEqual([
    "id",
    "owner",
    "calls",
    "calls[].outcome",
    "calls[].again",
    "calls[].again.id",
    "calls[].again.owner",
    "calls[].again.calls",
  ]);
  expect(rows[0]).toMatchObject({ type: "integer", isRequired: true });
  expect(typeWords(doc, lead.properties.owner)).toBe("string or null");
  expect(rows[3]?.type).toBe("one of reached, missed");
  expect(exampleOf(doc, given)).toMatchObject({
    id: 1,
    owner: "grace@example.com",
    calls: [{ outcome: "reached" }],
  });
});
