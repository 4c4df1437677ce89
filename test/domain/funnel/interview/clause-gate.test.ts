import { ClauseGate } from "#domain/funnel/interview/clause-gate";
import { expect, it } from "vitest";

/** A gate that takes nothing with a dollar or a per cent in it, and knows an offer by its name. */
function gateOf(): ClauseGate {
  const judge = (clause: string) =>
    clause.includes("$") ? "not that" : clause.includes("%") ? "nor this" : null;
  return new ClauseGate(judge, ["Zenith One"]);
}

/** What a visitor sees after each piece, and at the end. */
function shown(...pieces: string[]): string[] {
  const gate = gateOf();
  return [...pieces.map((piece) => gate.push(piece)), gate.end()];
}

it.each([
  ["$1 it is.", "Not that."],
  ["Well, $1 it is!", "Well, not that!"],
  // Nothing is left to ask.
  ["Is it $1?", "Not that."],
  ["Hi. $1 now", "Hi. Not that"],
  ["Hi.\n\n$1 now", "Hi.\n\nNot that"],
  ["Hi, \n$1 now", "Hi, \nNot that"],
  ["Hi,\n$1 now", "Hi,\nNot that"],
  ["U $1 now", "U – not that"],
  ["Hi\n", "Hi\n"],
  ["a - $1 - b", "a - not that - b"],
  ["$1, 2%. Ok", "Not that, nor this. Ok"],
  // Each is said once.
  ["Hi. $1 now. And $2 then. Ok?", "Hi. Not that. Ok?"],
])("%j becomes %j", (reply, read) => {
  expect(shown(reply).join("")).toBe(read);
});

it("goes on from what is already read, with a dash or with nothing but the mark", () => {
  expect(shown("Shops like it at ", "$1, ", "and sell it at ", "$2.").join("")).toBe(
    "Shops like it at – not that, and sell it at .",
  );
});

it("judges 600 characters at once, if no clause ends before", () => {
  expect(shown(`$${"y".repeat(599)}`, "z", "z")).toEqual(["", "Not that", "zz", ""]);
});

it.each([
  [
    "words that only lead in wait for the next one",
    ["Hi, ", "you are", " fine"],
    ["Hi,", "", " you are fine", ""],
  ],
  ["so does the start of such a word", ["Hi, ", "yo", "nder"], ["Hi,", "", " yonder", ""]],
  ["but only at the end", ["Hi, ", "yo you"], ["Hi,", " yo you", ""]],
  ["the first words of a reply wait for nothing", ["You", " are"], ["You", " are", ""]],
  [
    "a claim takes the place of what led in to it",
    ["Hi, ", "it is ", "$1", ". Ok"],
    ["Hi,", "", "", " not that. Ok", ""],
  ],
])("%s", (_, pieces, read) => {
  expect(shown(...pieces)).toEqual(read);
});
