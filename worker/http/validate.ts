import { ADMIN_BODY_BYTES, CONTENT_BODY_BYTES, PUBLIC_BODY_BYTES } from "#domain/body-limits";
import { AppError, type ErrorIssue } from "#domain/errors";
import { CONTROL_MESSAGE } from "#domain/text";
import { zValidator } from "@hono/zod-validator";
import type { Context, Env, Input, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import type { $ZodType } from "zod/v4/core";

/** The JSON body of a public call. Answers 415, 413 or 400 unless it matches the schema. */
export function publicBody<Schema extends $ZodType>(schema: Schema) {
  return behind(jsonUpTo(PUBLIC_BODY_BYTES), valid("json", schema));
}

/** The JSON body of a staff call. */
export function adminBody<Schema extends $ZodType>(schema: Schema) {
  return behind(jsonUpTo(ADMIN_BODY_BYTES), valid("json", schema));
}

/** The JSON body of a staff call that carries the whole content. */
export function contentBody<Schema extends $ZodType>(schema: Schema) {
  return behind(jsonUpTo(CONTENT_BODY_BYTES), valid("json", schema));
}

const anyBody = publicBody(z.unknown());

/** A call that needs no body. Any body sent is checked like other JSON (415, 413, 400) and ignored. */
export const optionalBody: MiddlewareHandler = async (c, next) => {
  if (!hasBody(c)) return next();
  return anyBody(c, next);
};

/** Path parameters; a malformed one is 400. */
export function params<Schema extends $ZodType>(schema: Schema) {
  return valid("param", schema);
}

/** The query string. A malformed one is a 400, and so is one with control characters in any parameter. */
export function query<Schema extends $ZodType>(schema: Schema) {
  return behind(refuseControls, valid("query", schema));
}

/** Rejects a body of more than `maxSize` bytes with 413, and one whose sender disconnected with 400. */
export function limitBody(maxSize: number, message = "The request is too large."): MiddlewareHandler {
  const onError = () => {
    throw new AppError("too_large", message);
  };
  const limit = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    let arrived = false;
    try {
      return await limit(c, () => {
        arrived = true;
        return next();
      });
    } catch (error) {
      throw arrived || error instanceof AppError ? error : brokenOff();
    }
  };
}

/** The exact bytes of a body, for checking a signature. */
export async function bodyBytes(c: Context): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await c.req.arrayBuffer());
  } catch {
    throw brokenOff();
  }
}

/** A body that breaks off is the sender's error, not ours. */
function brokenOff(): AppError {
  return new AppError("invalid_request", "Part of the request got lost on the way. Please try again.");
}

/** Runs the validator only after `check` has let the request through. */
function behind<E extends Env, Path extends string, In extends Input, Answer extends Response>(
  check: MiddlewareHandler,
  validate: MiddlewareHandler<E, Path, In, Answer>,
): MiddlewareHandler<E, Path, In, Answer> {
  return async (c, next) => {
    let answer: Answer | void = undefined;
    await check(c, async () => {
      answer = await validate(c, next);
    });
    return answer;
  };
}

/** Lets JSON of at most `maxSize` bytes through; anything else is a 415 or 413. */
function jsonUpTo(maxSize: number): MiddlewareHandler {
  const limit = limitBody(maxSize);
  return (c, next) => {
    requireJson(c);
    return limit(c, next);
  };
}

function hasBody(c: Context): boolean {
  return c.req.raw.body !== null && c.req.header("content-length") !== "0";
}

function requireJson(c: Context): void {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return;
  throw new AppError("unsupported_media_type", "Send the body as JSON (Content-Type: application/json).");
}

/** Rejects a part of a request that does not match the schema, in the API's error shape. */
function valid<Target extends "json" | "param" | "query", Schema extends $ZodType>(
  target: Target,
  schema: Schema,
) {
  return zValidator(target, schema, (result) => {
    if (result.success) return;
    throw invalid(result.error.issues.map(({ path, message }) => ({ path: path.join("."), message })));
  });
}

/** A query parameter is one line of text: SQLite cuts text at a NUL, and its full-text search fails on it. */
const refuseControls: MiddlewareHandler = async (c, next) => {
  const issues = Object.entries(c.req.queries())
    .filter(([, values]) => values.some((value) => /\p{Cc}/u.test(value)))
    .map(([path]): ErrorIssue => ({ path, message: CONTROL_MESSAGE }));
  if (issues.length > 0) throw invalid(issues);
  await next();
};

function invalid(issues: ErrorIssue[]): AppError {
  return new AppError("invalid_request", issues[0]?.message ?? "The request is not valid.", { issues });
}
