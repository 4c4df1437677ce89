import type { Count } from "../leads/assessment-list.ts";

/** A member of staff who has leads. Answer of `GET /api/desk/owners`, by address. */
export type LeadOwner = { owner: string; leads: Count };
