import { vi } from "vitest";

/** Makes this a browser in a zone by rules of its own: `offset` in minutes. The tests themselves run in UTC. */
export function browserIn(timeZone: string, offset: number): void {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(options);
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-offset);
}
