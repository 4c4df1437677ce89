import * as z from "zod/mini";
import { PERSON_BOOKINGS_MAX, PERSON_STEP, type PersonalParts } from "./personal-data.ts";

const id = z.int().check(z.positive());

/** What one call exports or erases, as listed before. */
export const personalPartsSchema: z.ZodMiniType<PersonalParts> = z
  .object({
    assessments: z.array(id).check(z.maxLength(PERSON_STEP)),
    bookings: z.array(id).check(z.maxLength(PERSON_BOOKINGS_MAX)),
  })
  .check(
    z.refine(({ assessments, bookings }) => assessments.length + bookings.length > 0, {
      error: "Name what to include.",
    }),
  );
