import { personName } from "../staff/person-name.ts";

export const OWNER_WORDS = { me: "My leads", none: "Unassigned" } as const;

/** Whose leads a screen shows, as in the query string of /admin: an address, `me`, `none`, or empty for everybody's. */
export function ownerFilterOf(params: URLSearchParams): string {
  const owner = params.get("owner") ?? "";
  return /^(me|none|[^\s@]{1,200}@[^\s@]{1,253})$/.test(owner) ? owner : "";
}

export function ownerFilterWords(owner: string): string {
  return owner === "me" || owner === "none" ? OWNER_WORDS[owner] : `Leads of ${personName(owner)}`;
}
