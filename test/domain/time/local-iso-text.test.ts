import { localIsoText } from "#domain/time/zoned-time";
import { expect, test } from "vitest";

test.each([
  ["America/New_York", "2026-07-01T04:00:00.000Z", "2026-07-01T00:00:00.000-04:00"],
  ["America/New_York", "2026-12-01T05:00:00.000Z", "2026-12-01T00:00:00.000-05:00"],
  ["Asia/Kolkata", "2026-12-01T18:30:00.000Z", "2026-12-02T00:00:00.000+05:30"],
  ["Pacific/Kiritimati", "2026-12-01T10:00:00.000Z", "2026-12-02T00:00:00.000+14:00"],
  ["UTC", "2026-12-01T10:00:00.000Z", "2026-12-01T10:00:00.000Z"],
  ["Europe/London", "2026-12-01T10:00:00.000Z", "2026-12-01T10:00:00.000Z"],
])("in %s, %s is %s", (zone, time, text) => {
  expect(localIsoText(Date.parse(time), zone)).toBe(text);
  expect(Date.parse(text)).toBe(Date.parse(time));
});
