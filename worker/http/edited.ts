import { AppError } from "#domain/errors";
import type { Edited } from "../db/settings/edited.ts";

/** The record that an edit gave; 404 when there is none, 409 with the stored one when it was stale. */
export function editedRecord<Row>(edited: Edited<Row>, name: string): Row {
  if (edited.outcome === "done") return edited.record;
  if (edited.outcome === "unknown") throw new AppError("not_found", `This ${name} is no longer there.`);
  throw new AppError("conflict", `Someone else has changed this ${name} meanwhile.`, {
    current: edited.current,
  });
}
