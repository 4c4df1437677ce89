import { AppError, type ErrorIssue } from "#domain/errors";
import { CONTROL_MESSAGE } from "#domain/text";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { validator } from "hono/validator";
import * as z from "zod/v4/core";

/** Body limits of contract 3, in bytes. */
const PUBLIC_LIMIT = 32 * 1024;
const ADMIN_LIMIT = 256 * 1024;

/** The JSON body of a public call: 415, 413 or 400 unless it is what the schema says. */
export function publicBody<Schema extends z.$ZodType>(schema: Schema) {
  return guarded(valid("json", schema), PUBLIC_LIMIT);
}

/** The JSON body of a staff call. */
export function adminBody<Schema extends z.$ZodType>(schema: Schema) {
  return guarded(valid("json", schema), ADMIN_LIMIT);
}

const anyBody = guarded(
  validator("json", (value: unknown) => value),
  PUBLIC_LIMIT,
);

/** A call that needs no body. One that comes all the same is JSON like any other (415, 413, 400), and not read. */
export const optionalBody: MiddlewareHandler = async (c, next) => {
  if (!hasBody(c)) return next();
  return anyBody(c, next);
};

/** Path parameters; a malformed one is 400. */
export function params<Schema extends z.$ZodType>(schema: Schema) {
  return valid("param", schema);
}

/** The query string; a malformed one is 400, and so is one with control characters, whatever they are for. */
export function query<Schema extends z.$ZodType>(schema: Schema) {
  return valid("query", schema);
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

type Target = "json" | "param" | "query";
/** What a handler is told of a part of a request, and what its caller is to send. */
type Valid<In extends Target, Schema extends z.$ZodType> = MiddlewareHandler<
  // Any handler takes it, whatever else it knows.
  // oxlint-disable-next-line typescript/no-explicit-any
  any,
  string,
  { in: Record<In, z.input<Schema>>; out: Record<In, z.output<Schema>> }
>;

/** Refuses a part of a request that is not what the schema says. No schema here waits for anything. */
function valid<In extends Target, Schema extends z.$ZodType>(target: In, schema: Schema): Valid<In, Schema> {
  const checks = validator(target, (value: unknown) => {
    if (target === "query") refuseControls(value);
    const result = z.safeParse(schema, value);
    if (result.success) return result.data;
    throw invalid(result.error.issues.map(({ path, message }) => ({ path: path.join("."), message })));
  });
  // Hono works its types out from the function, and not while the schema is still any.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return checks as Valid<In, Schema>;
}

/** What a query asks for is text of one line: SQLite ends a text at a NUL, and its full-text search fails on it. */
function refuseControls(values: unknown): void {
  const issues = Object.entries(values ?? {})
    .filter(([, given]) => [given].flat().some((value) => /\p{Cc}/u.test(String(value))))
    .map(([path]): ErrorIssue => ({ path, message: CONTROL_MESSAGE }));
  if (issues.length > 0) throw invalid(issues);
}

function invalid(issues: ErrorIssue[]): AppError {
  return new AppError("invalid_request", issues[0]?.message ?? "The request is not valid.", { issues });
}
