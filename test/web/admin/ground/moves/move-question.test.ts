import { afterEach, expect, test } from "vitest";
import {
  askAfterMove,
  endMoveQuestion,
  isMoveAsked,
} from "../../../../../web/features/admin/ground/moves/move-question.ts";
import { sampleView } from "../live/sample-view.ts";

const HANDLERS = () => ({ onAnswer: () => {}, onTakeBack: () => {}, onEnd: () => {} });
const ask = (values: (number | null)[]) => {
  const asked: number[] = [];
  const leads = values.map((dealValue, index) => sampleView(index + 1, { dealValue }));
  askAfterMove(leads, "Won", (about) => {
    asked.push(...about.map(({ id }) => id));
    return HANDLERS();
  });
  return asked;
};

afterEach(() => endMoveQuestion(1));

test.each([
  ["one without a value", [null], [1]],
  ["one with an estimate", [900], [1]],
  ["of several, those without", [null, 900, null], [1, 3]],
  ["none of several with one each", [5, 900], []],
] as const)("Won asks for the value: %s", (_what, values, asked) => {
  expect(ask([...values])).toEqual(asked);
  expect(isMoveAsked()).toBe(asked.length > 0);
});
