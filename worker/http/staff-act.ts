import { AppError } from "#domain/errors";
import type { StaffAct } from "../db/people/audit/audit.ts";
import type { AppContext } from "./context.ts";

const ONE_VERSION = /^"(\d{1,15})"$/;

/** Who acts, when, and on which version of the record (`If-Match: "3"`; without it the last write wins). */
export function staffAct(c: AppContext): StaffAct {
  return { who: c.get("staff").email, now: Date.now(), expected: expectedVersion(c) };
}

/** The version that a change expects; null for any. */
export function expectedVersion(c: AppContext): number | null {
  const header = c.req.header("if-match");
  if (header === undefined) return null;
  const version = ONE_VERSION.exec(header.trim())?.[1];
  if (version === undefined) throw new AppError("invalid_request", 'If-Match must be one version, like "3".');
  return Number(version);
}

/** Throws `invalid_request` unless an address (in lower case) is one that staff sign in with. */
export function requireStaffAddress(c: AppContext, address: string, path = "to"): void {
  const domain = c.env.ADMIN_EMAIL_DOMAIN.toLowerCase();
  if (address.endsWith(`@${domain}`)) return;
  const message = `Please enter an address of @${domain}`;
  throw new AppError("invalid_request", message, { issues: [{ path, message }] });
}
