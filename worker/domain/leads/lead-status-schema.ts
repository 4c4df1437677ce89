import * as z from "zod/mini";
import { LEAD_STATUSES } from "./pipeline.ts";

export const leadStatusSchema = z.enum(LEAD_STATUSES, {
  error: `Please choose one of ${LEAD_STATUSES.join(", ")}`,
});
