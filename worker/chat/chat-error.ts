import { ERRORS, type ErrorBody, type ErrorCode } from "#domain/errors";

/** An error of the object's own `fetch`, in the API's one shape; the route passes it on as it is. */
export function chatError(code: ErrorCode, message: string): Response {
  const body: ErrorBody = { code, message };
  return Response.json(body, { status: ERRORS[code] });
}
