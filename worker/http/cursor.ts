import { DESK_CURSOR_HEADER } from "#domain/delivery/changes/desk-changes";
import { AppError } from "#domain/errors";
import * as z from "zod/mini";
import type { ListCursor } from "../db/leads/assessment-list.ts";
import type { AppContext } from "./context.ts";

const cursorSchema = z.object({ value: z.nullable(z.int()), id: z.int().check(z.positive()) });

/** Opaque to clients: only a cursor that the API returned is accepted; anything else is a 400. */
export function encodeCursor({ value, id }: ListCursor): string {
  return `${value ?? ""}.${id}`;
}

export function decodeCursor(text: string | undefined): ListCursor | null {
  if (text === undefined) return null;
  const [value = "", id = "", ...rest] = text.split(".");
  const parsed = cursorSchema.safeParse({ value: value === "" ? null : Number(value), id: Number(id) });
  if (!parsed.success || rest.length > 0) throw new AppError("invalid_request", "The cursor is not valid.");
  return parsed.data;
}

/** Tells a screen which change its data was read at, so that it can tell old changes from new ones (contract 13). */
export function sendDeskCursor(c: AppContext, deskCursor: number): void {
  c.header(DESK_CURSOR_HEADER, String(deskCursor));
}
