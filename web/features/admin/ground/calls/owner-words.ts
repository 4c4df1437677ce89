import { personName } from "../staff/person-name.ts";

/** Whose lead it is, for the one who reads it. Addresses are in lower case. */
export function ownerWords(owner: string | null, me: string): string {
  if (owner === null) return "Unassigned";
  return owner === me ? "Yours" : `${personName(owner)}’s`;
}
