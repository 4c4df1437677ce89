import { betterDoor } from "#domain/figures/steps/better-door";
import type { DoorOutcome } from "#domain/figures/steps/step-report";
import { expect, it } from "vitest";

const door = (name: DoorOutcome["door"], started: number, leads: number): DoorOutcome => ({
  door: name,
  started,
  expired: 0,
  leads,
  calls: 0,
  won: 0,
});

it.each([
  ["the greater share, not the greater number", [100, 50, 30, 20], "chat"],
  ["either door", [100, 50, 100, 49], "quiz"],
  ["neither, if both are alike", [100, 50, 50, 25], null],
  ["neither, if nothing came of any", [100, 0, 100, 0], null],
  ["neither, with too few starts to say", [100, 1, 29, 29], null],
  ["neither, without starts", [0, 0, 100, 50], null],
] as const)("names %s", (_what, [quiz, quizLeads, chat, chatLeads], better) => {
  expect(betterDoor([door("quiz", quiz, quizLeads), door("chat", chat, chatLeads)], "leads")).toBe(better);
});
