import { AppError } from "#domain/errors";
import { digits } from "#domain/query-number";
import { createMiddleware } from "hono/factory";
import * as z from "zod/mini";
import { params } from "./validate.ts";

const withId = z.object({ id: z.optional(z.number()) });

/** A record's id in the body, if there is one, must match the id in the path. */
export const ownId = createMiddleware(async (c, next) => {
  const sent = withId.safeParse(await c.req.json());
  const message = "This is another record’s number.";
  const isOwn = sent.success && (sent.data.id === undefined || String(sent.data.id) === c.req.param("id"));
  if (!isOwn) throw new AppError("invalid_request", message, { issues: [{ path: "id", message }] });
  await next();
});

/** The `:id` of a path, which must be a record's number; anything else is a 400. */
export const idParam = params(z.object({ id: digits("Give a record’s number.", 15) }));
