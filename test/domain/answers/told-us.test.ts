import { toldUs } from "#domain/answers/told-us";
import { expect, test } from "vitest";

test.each([
  [
    { situation: "tried-failed", goal: "first-funnel" },
    "You told us that you tried ads and they didn’t work, and that building your first funnel would help you most.",
  ],
  [
    { situation: "coaching", goal: "scale" },
    "You told us that you run ads and want coaching to get better, and that scaling what already works would help you most.",
  ],
  [
    { situation: "coaching", goal: "coaching" },
    "You told us that you run ads and want coaching to get better.",
  ],
  [{ situation: "yo-yo" }, "You told us that your results go up and down."],
  [{ goal: "fix-inconsistency" }, "You told us that consistent results would help you most."],
  [{ frustration: "Everything" }, null],
  [{ situation: "unheard-of", goal: "toString" }, null],
])("%j is told as %j", (answers, told) => expect(toldUs(answers)).toBe(told));
