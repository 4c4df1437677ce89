import type { KeyScope } from "#domain/doors/api-key";
import type { ErrorCode } from "#domain/errors";
import type { Handler, MiddlewareHandler } from "hono";
import type * as z from "zod/mini";
import type { AppContext, AppEnv } from "../context.ts";
import { adminBody, params, query } from "../validate.ts";
import { requireKey } from "./require-key.ts";

type Schema = z.ZodMiniType;
type Out<Of> = Of extends Schema ? z.output<Of> : undefined;

/** Headers of a request that calls know beyond the key. */
export const API_HEADERS = {
  "If-Match":
    'A lead’s `version`, like `"3"`: it is changed only if nobody else has changed it. Left out, the last write wins.',
  "Idempotency-Key":
    "Up to 255 characters of your own. The same call with the same key is done once in 24 hours; with another body it is refused.",
} as const;
export type ApiHeader = keyof typeof API_HEADERS;

/** A call of the API as it is described, checked and answered: by the same schemas (contract 24). */
export type ApiCall = {
  summary: string;
  /** What a reader has to know beyond the schemas. */
  notes?: string;
  tag: string;
  scope: KeyScope;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  headers?: readonly ApiHeader[];
  /** What `data` is. */
  answer: Schema;
  /** Whether there may be more of it: then `nextCursor` is given. */
  isPaged?: boolean;
  status?: 200 | 201;
  /** Besides those that every call can have. */
  errors?: readonly ErrorCode[];
};

type Given<Call extends ApiCall> = {
  params: Out<Call["params"]>;
  query: Out<Call["query"]>;
  body: Out<Call["body"]>;
};
type Answered<Call extends ApiCall> = { data: z.input<Call["answer"]>; nextCursor?: string | undefined };

const calls = new WeakMap<object, ApiCall>();

/** The call that a handler of the router is of; null if it is none of the API's. */
export function apiCallOf(handler: object): ApiCall | null {
  return calls.get(handler) ?? null;
}

/**
 * The handlers of a call: its key, its checks, then what it does. What is answered goes through its schema, so that
 * nothing leaves that is not described.
 */
export function apiCall<const Call extends ApiCall>(
  call: Call,
  answer: (c: AppContext, given: Given<Call>) => Promise<Answered<Call>>,
): [MiddlewareHandler<AppEnv>, ...Handler<AppEnv>[]] {
  const handler: Handler<AppEnv> = async (c) => {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- what its own checks have left, by their schemas
    const given = validated(c) as Given<Call>;
    const { data, nextCursor } = await answer(c, given);
    const body = { data: call.answer.parse(data), ...(nextCursor !== undefined && { nextCursor }) };
    return c.json(body, call.status ?? 200);
  };
  calls.set(handler, call);
  return [requireKey(call.scope), ...checksOf(call), handler];
}

function checksOf(call: ApiCall): MiddlewareHandler<AppEnv>[] {
  const checks: unknown[] = [
    ...(call.params ? [params(call.params)] : []),
    ...(call.query ? [query(call.query)] : []),
    ...(call.body ? [adminBody(call.body)] : []),
  ];
  // oxlint-disable-next-line typescript/consistent-type-assertions -- they run in any context
  return checks as MiddlewareHandler<AppEnv>[];
}

function validated(c: AppContext): unknown {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- Hono knows targets by a route's own types alone
  const of = (target: "param" | "query" | "json"): unknown => c.req.valid(target as never);
  return { params: of("param"), query: of("query"), body: of("json") };
}
