import * as z from "zod/mini";

/** What of a JSON schema the reference shows. */
const nodeSchema = z.object({
  $ref: z.optional(z.string()),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  description: z.optional(z.string()),
  format: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  default: z.optional(z.unknown()),
  example: z.optional(z.unknown()),
  examples: z.optional(z.array(z.unknown())),
  required: z.optional(z.array(z.string())),
  get properties() {
    return z.optional(z.record(z.string(), nodeSchema));
  },
  get items() {
    return z.optional(nodeSchema);
  },
  get anyOf() {
    return z.optional(z.array(nodeSchema));
  },
  get oneOf() {
    return z.optional(z.array(nodeSchema));
  },
  get allOf() {
    return z.optional(z.array(nodeSchema));
  },
});
export type SchemaNode = z.output<typeof nodeSchema>;

const contentSchema = z.optional(
  z.object({ "application/json": z.optional(z.object({ schema: z.optional(nodeSchema) })) }),
);

const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(["path", "query", "header"]),
  required: z.optional(z.boolean()),
  description: z.optional(z.string()),
  schema: z.optional(nodeSchema),
});

const operationSchema = z.object({
  operationId: z.optional(z.string()),
  summary: z.optional(z.string()),
  description: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  security: z.optional(z.array(z.record(z.string(), z.array(z.string())))),
  parameters: z.optional(z.array(parameterSchema)),
  requestBody: z.optional(z.object({ content: contentSchema })),
  responses: z.optional(
    z.record(z.string(), z.object({ description: z.optional(z.string()), content: contentSchema })),
  ),
});

const METHODS = ["get", "post", "put", "patch", "delete"] as const;
const pathSchema = z.partial(
  z.object({
    get: operationSchema,
    post: operationSchema,
    put: operationSchema,
    patch: operationSchema,
    delete: operationSchema,
  }),
);

/** The description of the API, as far as the reference shows it. */
export const openApiSchema = z.object({
  info: z.object({ title: z.string(), description: z.optional(z.string()) }),
  /** Where the paths begin. */
  servers: z.array(z.object({ url: z.string() })).check(z.minLength(1)),
  tags: z.optional(z.array(z.object({ name: z.string(), description: z.optional(z.string()) }))),
  paths: z.record(z.string(), pathSchema),
  components: z.optional(z.object({ schemas: z.optional(z.record(z.string(), nodeSchema)) })),
});
export type OpenApi = z.output<typeof openApiSchema>;

/** A call of the API. */
export type ApiCall = z.output<typeof operationSchema> & { method: string; path: string };
export type ApiCallGroup = { name: string; description: string | undefined; calls: ApiCall[] };

const OTHERS = "Other";

/** The calls by their first tag, in the order of the document. */
export function callGroups({ paths, tags = [] }: OpenApi): ApiCallGroup[] {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ ...operation, method: method.toUpperCase(), path }] : [];
    }),
  );
  const names = new Set([...tags.map(({ name }) => name), ...calls.map((call) => call.tags?.[0] ?? OTHERS)]);
  return [...names].flatMap((name) => {
    const own = calls.filter((call) => (call.tags?.[0] ?? OTHERS) === name);
    const description = tags.find((tag) => tag.name === name)?.description;
    return own.length === 0 ? [] : [{ name, description, calls: own }];
  });
}

/** The address that calls begin with, on the site that the reader is looking at. */
export function serverAt({ servers: [server] }: OpenApi, origin: string): string {
  return `${origin}${new URL(server?.url ?? "", origin).pathname}`;
}

/** What a call takes as its body, and what it answers if all is well. */
export function bodyOf({ requestBody }: ApiCall): SchemaNode | undefined {
  return requestBody?.content?.["application/json"]?.schema;
}

export function answerOf({
  responses = {},
}: ApiCall): { status: string; schema: SchemaNode | undefined } | null {
  const status = Object.keys(responses).find((one) => one.startsWith("2"));
  if (status === undefined) return null;
  return { status, schema: responses[status]?.content?.["application/json"]?.schema };
}

/** The errors that a call may answer. */
export function errorsOf({ responses = {} }: ApiCall): { status: string; description: string }[] {
  return Object.entries(responses)
    .filter(([status]) => /^[45]/.test(status))
    .map(([status, { description = "" }]) => ({ status, description }));
}
