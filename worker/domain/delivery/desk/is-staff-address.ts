/** Whether an address (in lower case) belongs to the staff's domain (contract 8). */
export function isStaffAddress(email: string, domain: string): boolean {
  return email.split("@").length === 2 && email.endsWith(`@${domain.toLowerCase()}`);
}
