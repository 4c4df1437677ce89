import { ERRORS, type ErrorBody, type ErrorCode } from "#domain/errors";

/** An error of the object's own `fetch`, in the API's error shape; the route passes it on unchanged. */
export function chatError(code: ErrorCode, message: string): Response {
  const body: ErrorBody = { code, message };
  return Response.json(body, { status: ERRORS[code] });
}
