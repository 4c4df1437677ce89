import { expect, it } from "vitest";
import { objectsIn } from "../../worker/chat/analyse-messages.ts";

it("finds objects in the order in which they begin", () => {
  expect(objectsIn('a {"b": {"c": "}{\\""}} {d} {"e": 1} {')).toEqual([
    { b: { c: '}{"' } },
    { c: '}{"' },
    { e: 1 },
  ]);
});

it("looks at a long text only so long", () => {
  for (const part of ["{", '{"', '{"a":', "{}", '{"a":{"b":']) {
    const started = performance.now();
    objectsIn(part.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(1000);
  }
});
