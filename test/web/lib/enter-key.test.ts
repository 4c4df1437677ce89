import { expect, it } from "vitest";
import { isComposed, isEnter } from "../../../web/lib/enter-key.ts";

type Press = Parameters<typeof isEnter>[0];

const press = (key: string, changes: { isComposing?: boolean; keyCode?: number } = {}) =>
  ({ key, isComposing: false, keyCode: key === "Enter" ? 13 : 65, ...changes }) as unknown as Press;

it.each<[what: string, event: Press, enter: boolean, composed: boolean]>([
  ["Enter", press("Enter"), true, false],
  ["Enter while something is composed", press("Enter", { isComposing: true }), false, true],
  ["Enter that ends a composition in Safari", press("Enter", { keyCode: 229 }), false, true],
  ["a letter", press("a"), false, false],
  ["a letter of a composition", press("Process", { keyCode: 229 }), false, true],
])("%s", (_, event, enter, composed) => {
  expect(isEnter(event)).toBe(enter);
  expect(isComposed(event)).toBe(composed);
});
