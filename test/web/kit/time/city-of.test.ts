import { expect, test } from "vitest";
import { cityOf } from "../../../../web/features/kit/time/times.ts";

test.each([
  ["America/Edmonton", "Edmonton"],
  ["America/New_York", "New York"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires, Argentina"],
  ["UTC", "UTC"],
])("the city of %s is '%s'", (zone, city) => expect(cityOf(zone)).toBe(city));
