import { AppError, type ErrorIssue } from "#domain/errors";
import { zValidator } from "@hono/zod-validator";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type * as z from "zod/v4/core";

/** Body limits of contract 3, in bytes. */
const PUBLIC_LIMIT = 32 * 1024;
const ADMIN_LIMIT = 256 * 1024;

/** The JSON body of a public call: 415, 413 or 400 unless it is what the schema says. */
export function publicBody<Schema extends z.$ZodType>(schema: Schema) {
  return guarded(zValidator("json", schema, refuse), PUBLIC_LIMIT);
}

/** The JSON body of a staff call. */
export function adminBody<Schema extends z.$ZodType>(schema: Schema) {
  return guarded(zValidator("json", schema, refuse), ADMIN_LIMIT);
}

/** Path parameters; a malformed one is 400. */
export function params<Schema extends z.$ZodType>(schema: Schema) {
  return zValidator("param", schema, refuse);
}

/** The query string; a malformed one is 400. */
export function query<Schema extends z.$ZodType>(schema: Schema) {
  return zValidator("query", schema, refuse);
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

/** The validator behind the checks of type and size; what it knows of its types stays. */
function guarded<Validator extends MiddlewareHandler>(validate: Validator, maxSize: number): Validator {
  const limit = limitBody(maxSize);
  const checked: MiddlewareHandler = async (c, next) => {
    requireJson(c);
    let answer: Response | undefined;
    await limit(c, async () => {
      answer = (await validate(c, next)) ?? undefined;
    });
    return answer;
  };
  // It calls the validator and nothing else, so it is one of the same type.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return checked as Validator;
}

function requireJson(c: Context): void {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return;
  throw new AppError("unsupported_media_type", "Send the body as JSON (Content-Type: application/json).");
}

function tooLarge(): never {
  throw new AppError("too_large", "The request is too large.");
}

function refuse(result: { success: true } | { success: false; error: z.$ZodError }): void {
  if (result.success) return;
  const issues: ErrorIssue[] = result.error.issues.map((issue) => ({
    path: issue.path.join("."),
    message: issue.message,
  }));
  throw new AppError("invalid_request", issues[0]?.message ?? "The request is not valid.", { issues });
}
