import * as z from "zod/mini";
import { digits } from "../../query-number.ts";
import { ASSESSMENT_SORTS, LIST_LIMIT_MAX } from "../assessment-list.ts";
import { assessmentQuerySchema } from "./list-filters.ts";

/** A page of the staff's list (contract 8). */
export const assessmentListSchema = z.extend(assessmentQuerySchema, {
  sort: z.optional(z.enum(ASSESSMENT_SORTS)),
  limit: z.optional(
    z.pipe(digits("Give a number of rows."), z.number().check(z.minimum(1), z.maximum(LIST_LIMIT_MAX))),
  ),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});
