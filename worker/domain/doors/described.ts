import * as z from "zod/mini";

/** A schema with the words by which the description of the API tells of it. */
export function about<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  return schema.check(z.describe(description));
}

/** A value that may be null. */
export function maybe<Schema extends z.ZodMiniType>(schema: Schema, description?: string) {
  const nullable = z.nullable(schema);
  return description === undefined ? nullable : about(nullable, description);
}

const iso = z.string().check(z.meta({ format: "date-time" }));

/** A time as the API gives it: ISO text in UTC. */
export function time(description?: string) {
  return description === undefined ? iso : about(iso, description);
}

export function maybeTime(description?: string) {
  return maybe(iso, description);
}
