import { emailSchema } from "../funnel/answers/contact.ts";
import { NAME_MAX } from "../funnel/answers/contact-fields.ts";
import { oneLine } from "../one-line.ts";
import { isTimeZone } from "../time/time-zone.ts";

// Schemas for the webhooks of all providers. A value of another kind becomes null.

export function personOf({ name, email }: { name?: unknown; email?: unknown }): {
  name: string | null;
  email: string | null;
} {
  const line = typeof name === "string" ? oneLine(name).slice(0, NAME_MAX).trim() : "";
  const address = emailSchema.safeParse(email);
  return { name: line || null, email: address.success ? address.data : null };
}

/** Checks the format only; the database knows which lead it belongs to. */
export function refOf(value: unknown): string | null {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value) ? value : null;
}

/** The invitee's IANA zone: the first that is one. */
export function zoneOf(...values: readonly unknown[]): string | null {
  const found = values.find((value) => typeof value === "string" && isTimeZone(value));
  return typeof found === "string" ? found : null;
}

export function timeOf(value: unknown): number | null {
  const at = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === "object" && body !== null
    ? Object.entries(body).find(([key]) => key === name)?.[1]
    : null;
}

export function isAnyOf(body: unknown, name: string, known: readonly string[]): boolean {
  const value = fieldOf(body, name);
  return typeof value === "string" && known.includes(value);
}

export function ignoredIfText(body: unknown, name: string): "ignored" | null {
  return typeof fieldOf(body, name) === "string" ? "ignored" : null;
}
