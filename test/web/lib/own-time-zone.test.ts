import { afterEach, expect, it, vi } from "vitest";
import { ownTimeZone } from "../../../web/lib/own-time-zone.ts";

afterEach(() => vi.restoreAllMocks());

function browserNames(timeZone: string | undefined): void {
  const options = {
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone,
  } as Intl.ResolvedDateTimeFormatOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(options);
}

it.each([
  ["America/Edmonton", "America/Edmonton"],
  ["UTC", "UTC"],
  ["Etc/Unknown", undefined],
  ["", undefined],
  [undefined, undefined],
])("a browser that names %s", (named, zone) => {
  browserNames(named);
  expect(ownTimeZone()).toBe(zone);
});
