import { LIST_FILTERS } from "#domain/leads/filters/list-filters";
import { personName } from "../../people/staff/person-name.ts";

export const OWNER_WORDS = { me: "My leads", none: "Unassigned" } as const;

/** Whose leads a screen shows, as in the query string of /admin: an address, `me`, `none`, or empty for everybody's. */
export function ownerFilterOf(params: URLSearchParams): string {
  return LIST_FILTERS.owner.safeParse(params.get("owner")).data ?? "";
}

export function ownerFilterWords(owner: string): string {
  return owner === "me" || owner === "none" ? OWNER_WORDS[owner] : `Leads of ${personName(owner)}`;
}
