import { NUMBER_WORDS, numberFromWords } from "../answers/number-words.ts";
import { amountsIn, type Period } from "./claim-money.ts";

/** A number about money or time, in a comparable form. */
export type Figure =
  | { kind: "money"; amount: number; period: Period | null }
  | { kind: "percent"; amount: number; of: string | null }
  | { kind: "time"; amount: number; unit: string };

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const PERCENT = new RegExp(String.raw`(${NUMBER})\s?(?:%|percent\b|per cent\b)([^.,;]*)`, "g");
const TIME = new RegExp(
  String.raw`(?:\b(${NUMBER_WORDS})|(${NUMBER}))\s?[- ]?\s?(minute|hour|day|week|month|quarter|year)s?\b`,
  "g",
);
const FILLER = /^(?:of|the|a|an|your|our|new|in|on|to|for|and|or)$/;

/** The figures in a folded text. A range of money counts as its two ends. */
export function figuresIn(text: string): Figure[] {
  return [...moneyIn(text), ...percentIn(text), ...timeIn(text)];
}

function moneyIn(text: string): Figure[] {
  return amountsIn(text)
    .filter(({ explicit }) => explicit)
    .flatMap(({ low, high, period }) =>
      [...new Set([low, high])].map((amount) => ({ kind: "money", amount, period })),
    );
}

function percentIn(text: string): Figure[] {
  return [...text.matchAll(PERCENT)].map(([, number = "", after = ""]) => {
    const of = after.match(/[a-z]+/g)?.find((word) => !FILLER.test(word)) ?? null;
    return { kind: "percent", amount: Number(number.replaceAll(",", "")), of };
  });
}

function timeIn(text: string): Figure[] {
  return [...text.matchAll(TIME)].map(([, words, digits, unit = ""]) => {
    const amount = digits ? Number(digits.replaceAll(",", "")) : numberFromWords(words ?? "");
    return { kind: "time", amount, unit };
  });
}

/** Whether a figure matches a known one: the same number, for the same period, or per cent of the same thing. */
export function sameFigure(said: Figure, stands: Figure): boolean {
  if (said.kind === "money") {
    return stands.kind === "money" && said.amount === stands.amount && said.period === stands.period;
  }
  if (said.kind === "percent") {
    return (
      stands.kind === "percent" &&
      said.amount === stands.amount &&
      (said.of === null || said.of === stands.of)
    );
  }
  return stands.kind === "time" && said.amount === stands.amount && said.unit === stands.unit;
}
