import { ApiError } from "../../../lib/api-error.ts";

/** The problems with a form's fields, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

type Issue = { path: string | readonly PropertyKey[]; message: string };

/** The first message for each field; problems inside a list are reported at the list's field. */
export function errorsByField(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const [field] = typeof path === "string" ? path.split(".") : path;
    errors[String(field)] ??= message;
  }
  return errors;
}

/** The server's validation errors for the fields that were sent. */
export function serverErrors(error: Error | null): FieldErrors {
  return error instanceof ApiError ? errorsByField(error.issues) : {};
}
