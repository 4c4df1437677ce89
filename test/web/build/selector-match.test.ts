import { expect, test } from "vitest";
import { canMatch } from "../../../web/build/selector-match.ts";

const present = {
  classes: new Set(["btn", "md:grid", "w-1/2", "[&>svg]:mt-1"]),
  tags: new Set(["main", "button"]),
  attributes: new Set(["aria-pressed", "data-theme"]),
  language: "en",
};

test.each([
  [".btn", true],
  [".card", false],
  [".btn.card", false],
  ["main .btn:focus-visible", true],
  ["main .btn:hover", false],
  [".btn:is(:hover,:focus-visible)", true],
  ["button::-moz-focus-inner", false],
  [".btn[aria-pressed=true]", true],
  [".btn[aria-busy=true]", false],
  [".btn:is([type=checkbox],[disabled],.btn[aria-pressed])", true],
  [".btn:is([type=checkbox],[disabled])", false],
  [".btn:not([disabled])", true],
  [".btn:is(:lang(ar),:lang(he))", false],
  [":lang(en)", true],
  ["table .btn", false],
  ["*", true],
  ["[data-theme=ink]", true],
  [".md\\:grid", true],
  [".lg\\:grid", false],
  [".w-1\\/2", true],
  [".\\[\\&\\>svg\\]\\:mt-1>svg", false],
  [":where(.card,.btn)", true],
  [":where(.card,.badge)", false],
  [":is(.card :is(.x,.y),.btn)>button", true],
  [".btn:not(.card)", true],
  [".btn:has(.card)", false],
  [".btn:has(> button)", true],
  [".btn:not(:is(.card,.badge)):first-child", true],
  ["button::before", true],
])("%s: %s", (selector, expected) => {
  expect(canMatch(selector, present)).toBe(expected);
});
