import type { KeyScope } from "#domain/doors/api-key";
import { api } from "./api.ts";
import { makeKey, withKey } from "./doors.ts";

type ProgramInit = {
  method?: string;
  json?: unknown;
  headers?: Record<string, string>;
  vars?: Partial<Env>;
};
export type ProgramAnswer<Data> = { status: number; data: Data; nextCursor?: string; code?: string };

/** Another program with a key of its own: calls the API, and gives status and body. */
export async function program(
  scopes: KeyScope[] = ["leads:read", "leads:write", "figures:read"],
  name?: string,
) {
  const { key, secret } = await makeKey(scopes, { ...(name !== undefined && { name }) });
  const call = async <Data = unknown>(path: string, { headers, ...init }: ProgramInit = {}) => {
    const answer = await api(`/api/v1${path}`, { ...init, headers: { ...withKey(secret), ...headers } });
    return { status: answer.status, ...(await answer.json<Omit<ProgramAnswer<Data>, "status">>()) };
  };
  return { key, secret, call };
}
