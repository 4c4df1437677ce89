import { ApiError } from "../../../lib/api-error.ts";

/** What is wrong with the fields of a form, by their names. */
export type FieldErrors = Readonly<Record<string, string>>;

type Issue = { path: string | readonly PropertyKey[]; message: string };

/** The first message of each field; what is wrong within a list is said at its field. */
export function errorsByField(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const [field] = typeof path === "string" ? path.split(".") : path;
    errors[String(field)] ??= message;
  }
  return errors;
}

/** What the server says is wrong with the fields that were sent. */
export function serverErrors(error: Error | null): FieldErrors {
  return error instanceof ApiError ? errorsByField(error.issues) : {};
}
