import * as z from "zod/mini";
import { isDayText } from "../time/day-text.ts";
import { ERASE_STEP, OLD_LEAD_KINDS } from "./old-leads.ts";

const kind = z.enum(OLD_LEAD_KINDS, { error: "Say which leads." });
const before = z.string().check(z.refine(isDayText, { error: "Give a day." }));
const id = z.int().check(z.positive());

export const oldLeadsSchema = z.object({ kind, before });

export const exportPieceSchema = z.object({
  kind,
  before,
  after: z.nullable(z.object({ updatedAt: z.int(), id })),
});

/** The leads of a file, by number. */
export const erasePieceSchema = z.object({
  kind,
  before,
  ids: z.array(id).check(z.minLength(1), z.maxLength(ERASE_STEP)),
});
