import { AppError } from "#domain/errors";
import type { AppContext } from "./context.ts";

/** Throws `invalid_request` unless an address (in lower case) is one that staff sign in with. */
export function requireStaffAddress(c: AppContext, address: string): void {
  const domain = c.env.ADMIN_EMAIL_DOMAIN.toLowerCase();
  if (address.endsWith(`@${domain}`)) return;
  const message = `Please enter an address of @${domain}`;
  throw new AppError("invalid_request", message, { issues: [{ path: "to", message }] });
}
