import type { Guard } from "../../../worker/http/guard.ts";

/** A route of the Worker as its router has it, with what is asked before it is reached. `ALL` is every method. */
export type WorkerRoute = { name: string; method: string; path: string; guards: readonly Guard[] };

/** Those of one method: what answers every method alike is a page, or says that there is none. */
export function oneMethodEach(routes: readonly WorkerRoute[]): WorkerRoute[] {
  return routes.filter(({ method }) => method !== "ALL");
}

export function isForStaff({ guards }: WorkerRoute): boolean {
  return guards.some(({ kind }) => kind === "staff");
}

/** What other programs call with a key, and nobody else. */
export function isForPrograms({ guards }: WorkerRoute): boolean {
  return guards.some(({ kind }) => kind === "key");
}

/** Who gets further: anybody, whoever signs the call, programs with a key, staff, or owners alone. */
export function whoMay(route: WorkerRoute): string {
  for (const guard of route.guards) {
    if (guard.kind === "owner") return `owner (${guard.act})`;
    if (guard.kind === "key") return guard.scope === null ? "any key" : `key (${guard.scope})`;
    if (guard.kind === "signed") return `signed (${guard.by})`;
  }
  return isForStaff(route) ? "staff" : "public";
}

/** By what calls are counted before they get further; members of staff are each counted by their address. */
export function limitersOf({ guards }: WorkerRoute): string[] {
  return guards.flatMap((guard) => (guard.kind === "limit" ? [guard.limiter] : []));
}
