import type { FieldErrors } from "../ground/edit/field-errors.ts";

/** What keeps leads from being handed over, by field; null if nothing does. Addresses are in lower case. */
export function handOverFault({ from, to }: { from: string; to: string }): FieldErrors | null {
  if (from === "") return { from: "Please choose whose leads" };
  if (!/^\S+@\S+$/.test(to)) return { to: "Please enter a colleague’s address" };
  return from === to ? { to: "These are their leads already" } : null;
}
