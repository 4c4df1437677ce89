import { DESK_CURSOR_HEADER } from "#domain/delivery/changes/desk-changes";

/** The number of the newest change that is in a response. */
export function readAtOf({ headers }: { headers: Headers }): number {
  return Number(headers.get(DESK_CURSOR_HEADER) ?? 0);
}
