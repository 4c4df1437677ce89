import { once } from "#domain/once";
import { expect, it } from "vitest";

it.each([7, 0, null, undefined])("%s is made as it is first asked for, and then kept", (value) => {
  let made = 0;
  const given = once(() => {
    made++;
    return value;
  });
  expect(made).toBe(0);
  expect([given(), given()]).toEqual([value, value]);
  expect(made).toBe(1);
});
