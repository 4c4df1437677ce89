import type { Count } from "./assessment-list.ts";

/** A member of staff who has leads. Answer of `GET /api/desk/owners`, by address. */
export type LeadOwner = { owner: string; leads: Count };
