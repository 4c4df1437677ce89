/** Whether an address (in lower case) is of the one domain whose addresses are staff (contract 8). */
export function isStaffAddress(email: string, domain: string): boolean {
  return email.split("@").length === 2 && email.endsWith(`@${domain.toLowerCase()}`);
}
