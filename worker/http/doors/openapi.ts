import { ERRORS, type ErrorCode } from "#domain/errors";
import { WHOLE_NUMBER } from "#domain/doors/api-requests";
import { Hono } from "hono";
import { describeRoute, generateSpecs, type DescribeRouteOptions } from "hono-openapi";
import * as z from "zod/mini";
import { API_HEADERS, apiCallOf, type ApiCall } from "./api-call.ts";

/** A route of the router, as far as it is described. */
type Route = { method: string; path: string; handler: object };
type Json = Record<string, unknown>;

/** What any call can be answered by. */
const ALWAYS: readonly ErrorCode[] = ["unauthorized", "forbidden", "rate_limited", "internal"];

const MEANINGS: Partial<Record<ErrorCode, string>> = {
  invalid_request: "The call is not valid; `issues` say where.",
  unauthorized: "There is no key, or it opens nothing.",
  forbidden: "The key lacks the scope.",
  not_found: "There is no such record.",
  conflict:
    "Somebody else has changed the record, which is in `current`; or the `Idempotency-Key` was sent with another body before.",
  call_recorded: "Another call was recorded in between; it is in `current`.",
  claimed: "Somebody else has the lead.",
  gone: "The lead was erased.",
  too_large: "The body is too large.",
  unsupported_media_type: "Send the body as JSON.",
  rate_limited: "Too many calls; wait as long as `Retry-After` says.",
  internal: "Something went wrong here.",
};

const errorSchema = z
  .object({
    code: z.string(),
    message: z.string(),
    issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
    current: z.optional(z.unknown()),
  })
  .check(z.meta({ id: "Error" }));

/** The description of the API in OpenAPI 3.1, made from the schemas that its calls are checked and answered by. */
export async function openApiOf(routes: readonly Route[], server: string): Promise<object> {
  const schemas: Json = {};
  const described = new Hono();
  for (const { method, path, handler } of routes) {
    const call = apiCallOf(handler);
    if (call) described.on(method, path, describeRoute(operationOf(call, schemas)), (c) => c.body(null));
  }
  const description = await generateSpecs(described, {
    documentation: {
      info: { title: "Leads", version: "1", description: INTRODUCTION },
      servers: [{ url: server }],
      security: [{ key: [] }],
      components: {
        securitySchemes: { key: { type: "http", scheme: "bearer", description: "A key of this site." } },
      },
    },
  });
  return { ...description, components: { ...description.components, schemas } };
}

const INTRODUCTION =
  "Answers are `{data}`, lists `{data, nextCursor?}`; errors are `{code, message, issues?}`. Times are ISO 8601 text in UTC. A key may make 600 calls a minute.";

function operationOf(call: ApiCall, schemas: Json): DescribeRouteOptions {
  const { summary, notes, tag, scope, body, status = 200, errors = [] } = call;
  const ofChecks: ErrorCode[] = [
    ...(call.params || call.query || body ? (["invalid_request"] as const) : []),
    ...(body ? (["too_large", "unsupported_media_type"] as const) : []),
  ];
  const description = [notes, `Scope \`${scope}\`.`].filter(Boolean).join(" ");
  return {
    summary,
    description,
    tags: [tag],
    parameters: parametersOf(call, schemas),
    ...(body && { requestBody: { required: true, content: jsonOf(schemaOf(body, "input", schemas)) } }),
    responses: {
      [status]: { description: "OK", content: jsonOf(answerOf(call, schemas)) },
      ...errorsOf([...ofChecks, ...ALWAYS, ...errors], schemas),
    },
  };
}

function answerOf({ answer, isPaged }: ApiCall, schemas: Json): Json {
  const data = schemaOf(answer, "output", schemas);
  const more = {
    nextCursor: { type: "string", description: "There is more: ask again with it as `cursor`." },
  };
  return { type: "object", required: ["data"], properties: { data, ...(isPaged && more) } };
}

/** Codes that share a status share its description. */
function errorsOf(codes: readonly ErrorCode[], schemas: Json): DescribeRouteOptions["responses"] {
  const error = schemaOf(errorSchema, "output", schemas);
  const byStatus = Map.groupBy(new Set(codes), (code) => ERRORS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => {
      const description = same.map((code) => `\`${code}\`: ${MEANINGS[code] ?? ""}`.trimEnd()).join("\n\n");
      return [status, { description, content: jsonOf(error) }];
    }),
  );
}

function parametersOf({ params, query, headers = [] }: ApiCall, schemas: Json) {
  return [
    ...propertiesOf("path", params, schemas),
    ...propertiesOf("query", query, schemas),
    ...headers.map((name) => ({
      in: "header" as const,
      name,
      required: false,
      description: API_HEADERS[name],
      schema: { type: "string" as const },
    })),
  ];
}

const objectSchema = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())),
  required: z._default(z.array(z.string()), []),
});

function propertiesOf(place: "path" | "query", schema: z.ZodMiniType | undefined, schemas: Json) {
  if (!schema) return [];
  const { properties, required } = objectSchema.parse(schemaOf(schema, "input", schemas));
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    in: place,
    name,
    required: required.includes(name),
    ...(typeof description === "string" && { description }),
    schema: rest,
  }));
}

const jsonOf = (schema: Json) => ({ "application/json": { schema } });

const withDefs = z.looseObject({ $defs: z.optional(z.record(z.string(), z.unknown())) });

/** A schema as JSON Schema. Those that have a name are added to `schemas`. */
function schemaOf(schema: z.ZodMiniType, io: "input" | "output", schemas: Json): Json {
  const made = z.toJSONSchema(z.object({ it: schema }), { io, unrepresentable: "any", override: plainer });
  const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $defs = {}, properties } = z
    .extend(withDefs, { properties: z.object({ it: z.record(z.string(), z.unknown()) }) })
    .parse(JSON.parse(text));
  for (const [name, named] of Object.entries($defs)) schemas[name] = withoutId(named);
  return properties.it;
}

function withoutId(named: unknown): unknown {
  const { id: _id, ...rest } = z.record(z.string(), z.unknown()).parse(named);
  return rest;
}

/** Leaves out the bounds that every number has in JavaScript, and names whole numbers of a query as such. */
function plainer({ jsonSchema: json }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.format !== WHOLE_NUMBER) return;
  delete json.format;
  delete json.pattern;
  json.type = "integer";
  json.minimum = 0;
}
