import { AppError } from "#domain/errors";
import type { Edited } from "../db/people/audit/edited.ts";

/** The edited record. Throws 404 if there is none, or 409 with the stored record if the edit was stale. */
export function editedRecord<Row>(edited: Edited<Row>, name: string): Row {
  if (edited.outcome === "done") return edited.record;
  if (edited.outcome === "unknown") throw new AppError("not_found", `This ${name} no longer exists.`);
  throw new AppError("conflict", `Someone else changed this ${name} in the meantime.`, {
    current: edited.current,
  });
}
