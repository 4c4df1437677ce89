import { KEY_SCOPES, type ApiKeyView, type KeyScope } from "#domain/doors/api-key";
import { asStaff } from "./as-staff.ts";
import { staffJson } from "./staff-api.ts";

/** A key that an owner has just made, with its secret. */
export type MadeKey = { key: ApiKeyView; secret: string };

export function makeKey(
  scopes: readonly KeyScope[],
  {
    name = `Key ${crypto.randomUUID().slice(0, 8)}`,
    expiresInDays = null,
  }: { name?: string; expiresInDays?: number | null } = {},
): Promise<MadeKey> {
  return staffJson<MadeKey>("/api/api-keys", { json: { name, scopes, expiresInDays } });
}

/** The headers of whoever may call a path: a program with a key of all scopes, or staff. */
export async function callerOf(path: string): Promise<Record<string, string>> {
  return path.startsWith("/api/v1/") ? withKey((await makeKey(KEY_SCOPES)).secret) : asStaff();
}

/** The headers of a program's call. */
export function withKey(secret: string): Record<string, string> {
  return { authorization: `Bearer ${secret}` };
}
