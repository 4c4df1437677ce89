import { AppError, type ErrorBody } from "#domain/errors";
import type { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { AppContext, AppEnv } from "./context.ts";
import { logError } from "../log.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Answers every error of the API in the contract's one shape (contract 3). */
export function onError(error: Error, c: AppContext): Response {
  return answer(c, appErrorOf(error));
}

/** The error as a caller may see it. An unforeseen one is logged, and the caller gets only a reference to it. */
export function appErrorOf(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 400) {
    return new AppError("invalid_request", "The body is not valid JSON.");
  }
  const reference = crypto.randomUUID();
  logError("unhandled", error, { reference });
  return new AppError("internal", `Something went wrong on our end. Reference: ${reference}`);
}

function answer(c: AppContext, error: AppError): Response {
  const body: ErrorBody = {
    code: error.code,
    message: error.message,
    ...(error.issues && { issues: error.issues }),
    ...error.extra,
  };
  return c.json(body, error.status, error.headers);
}

/** Unknown `/api/*` paths get a JSON 404; a known path with another method gets 405 with `Allow`. */
export function apiNotFound(app: Hono<AppEnv>, c: AppContext): Response {
  const allowed = METHODS.filter((method) =>
    app.router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method),
  );
  if (allowed.length === 0) return answer(c, new AppError("not_found", "There is nothing at this address."));
  const error = new AppError("method_not_allowed", `Use ${allowed.join(" or ")} here.`, {
    headers: { Allow: allowed.join(", ") },
  });
  return answer(c, error);
}
