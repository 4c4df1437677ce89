import { afterEach, expect, test } from "vitest";
import {
  askAfterMove,
  askedOfMove,
  endMoveQuestion,
  isMoveAsked,
} from "../../../../web/features/leads/moves/move-question.ts";
import { sampleView } from "../live/sample-view.ts";

const HANDLERS = () => ({ onAnswer: () => {}, onTakeBack: () => {}, onEnd: () => {}, onKept: () => {} });
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

test.each([
  ["Won", { dealValue: null }, "value"],
  ["Won", { dealValue: 900 }, "value"],
  ["Lost", { lostReason: null }, "reason"],
  ["Lost", { lostReason: "price" }, null],
  ["SQL", { dealValue: null, lostReason: null }, null],
] as const)("a move to %s of %o asks for %s", (to, changes, asked) =>
  expect(askedOfMove(to, sampleView(1, changes))).toBe(asked),
);
