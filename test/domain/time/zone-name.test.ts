import { zoneName, zonePlace } from "#domain/time/zone-name";
import { expect, test } from "vitest";

test.each([
  ["America/Edmonton", "Edmonton", "Edmonton time"],
  ["America/St_Johns", "St Johns", "St Johns time"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires", "Buenos Aires time"],
  ["Etc/GMT-3", null, "Etc/GMT-3"],
  ["UTC", null, "UTC"],
])("%s is %s, and its time %s", (zone, place, name) => {
  expect([zonePlace(zone), zoneName(zone)]).toEqual([place, name]);
});
