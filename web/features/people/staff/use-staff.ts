import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { deniedBy, type Denied } from "./staff-session.ts";

export type Staff = { email: string };

const staffQuery = queryOptions({
  queryKey: ["auth", "user"],
  queryFn: (): Promise<Staff | null> => unwrap(api.auth.user.$get()),
  // It is asked before anything is drawn; a refusal stands when the gate mounts.
  retryOnMount: false,
});

/** The identity of whoever is looking at the dashboard, as far as it is known. */
export type Gate =
  | { kind: "checking" }
  | { kind: "open"; staff: Staff }
  | { kind: "signed-out" }
  | Denied
  | { kind: "closed"; reason: "not-configured" | "keys-unavailable" | "lost" | "failed" };

/** Asks once who is signed in; if the server was unreachable, it can be asked again. */
export function useStaff(): { gate: Gate; ask: () => void } {
  const user = useQuery(staffQuery);
  const gate = user.isFetching && !user.data ? { kind: "checking" as const } : gateOf(user.error, user.data);
  return { gate, ask: () => void user.refetch() };
}

/** The address of whoever is signed in, as far as it is known. */
export function ownAddress(client: QueryClient): string {
  return client.getQueryData(staffQuery.queryKey)?.email ?? "";
}

/** Asks who is signed in before anything is drawn; gives whether somebody is. */
export async function askAhead(client: QueryClient): Promise<boolean> {
  const staff = await client.fetchQuery(staffQuery).catch(() => null);
  return Boolean(staff?.email);
}

/** A response without a user means not signed in, just like a refusal. */
function gateOf(error: unknown, staff: Staff | null | undefined): Gate {
  if (!error) return staff?.email ? { kind: "open", staff } : { kind: "signed-out" };
  const denied = deniedBy(error);
  if (denied) return denied;
  if (!(error instanceof ApiError)) return { kind: "closed", reason: "lost" };
  if (error.status === 401) return { kind: "signed-out" };
  if (error.code === "access_not_configured") return { kind: "closed", reason: "not-configured" };
  return { kind: "closed", reason: error.code === "access_unavailable" ? "keys-unavailable" : "failed" };
}
