import { DESK_CURSOR_HEADER } from "#domain/changes/desk-changes";
import type { AppContext } from "./context.ts";

/** Tells a screen which change its data was read at, so that it can tell old changes from new ones (contract 13). */
export function sendDeskCursor(c: AppContext, deskCursor: number): void {
  c.header(DESK_CURSOR_HEADER, String(deskCursor));
}
