import { AppError, type ErrorIssue } from "#domain/errors";
import { CONTROL_MESSAGE } from "#domain/text";
import { zValidator } from "@hono/zod-validator";
import type { Context, Env, Input, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import type { $ZodType } from "zod/v4/core";

/** Body limits of contract 3, in bytes. */
const PUBLIC_LIMIT = 32 * 1024;
const ADMIN_LIMIT = 256 * 1024;

/** The JSON body of a public call: 415, 413 or 400 unless it is what the schema says. */
export function publicBody<Schema extends $ZodType>(schema: Schema) {
  return behind(jsonUpTo(PUBLIC_LIMIT), valid("json", schema));
}

/** The JSON body of a staff call. */
export function adminBody<Schema extends $ZodType>(schema: Schema) {
  return behind(jsonUpTo(ADMIN_LIMIT), valid("json", schema));
}

const anyBody = publicBody(z.unknown());

/** A call that needs no body. One that comes all the same is JSON like any other (415, 413, 400), and not read. */
export const optionalBody: MiddlewareHandler = async (c, next) => {
  if (!hasBody(c)) return next();
  return anyBody(c, next);
};

/** Path parameters; a malformed one is 400. */
export function params<Schema extends $ZodType>(schema: Schema) {
  return valid("param", schema);
}

/** The query string; a malformed one is 400, and so is one with control characters, whatever they are for. */
export function query<Schema extends $ZodType>(schema: Schema) {
  return behind(refuseControls, valid("query", schema));
}

/** Refuses a body of more than `maxSize` bytes with 413, and with 400 one whose sender went away on the way. */
export function limitBody(maxSize: number): MiddlewareHandler {
  const limit = bodyLimit({ maxSize, onError: tooLarge });
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

/** The very bytes of a body, for what is signed. */
export async function bodyBytes(c: Context): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await c.req.arrayBuffer());
  } catch {
    throw brokenOff();
  }
}

/** A body that breaks off is no failure of ours. */
function brokenOff(): AppError {
  return new AppError("invalid_request", "The body did not arrive whole.");
}

/** The validator, once a check before it has passed the request on. */
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

/** Lets JSON of at most `maxSize` bytes through; anything else is 415 or 413. */
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

function tooLarge(): never {
  throw new AppError("too_large", "The request is too large.");
}

/** Refuses a part of a request that is not what the schema says, in the API's one shape of an error. */
function valid<Target extends "json" | "param" | "query", Schema extends $ZodType>(
  target: Target,
  schema: Schema,
) {
  return zValidator(target, schema, (result) => {
    if (result.success) return;
    throw invalid(result.error.issues.map(({ path, message }) => ({ path: path.join("."), message })));
  });
}

/** What a query asks for is text of one line: SQLite ends a text at a NUL, and its full-text search fails on it. */
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
