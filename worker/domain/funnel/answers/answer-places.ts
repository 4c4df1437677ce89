import { CHOICE_QUESTION_IDS, optionsOf } from "./questions.ts";

const NO_ANSWER = "0";
const BASE = 36;

/**
 * An answer key with each choice by its place among its question's options, as a digit; null if the key has what is no
 * option. Stored figures are kept so: a new option goes to the end of its question.
 */
export function placesOfKey(key: string): string | null {
  const values = key.split("|");
  const places = CHOICE_QUESTION_IDS.map((id, index) => placeOf(id, values[index] ?? ""));
  const text = places.every((place) => place !== null) ? places.join("") : null;
  return text !== null && keyOfPlaces(text) === key ? text : null;
}

/** The key that `placesOfKey` made digits of. */
export function keyOfPlaces(places: string): string {
  const values = CHOICE_QUESTION_IDS.map((id, index) => {
    const place = Number.parseInt(places[index] ?? NO_ANSWER, BASE);
    return optionsOf(id)[place - 1]?.value ?? "";
  });
  return values.join("|");
}

function placeOf(id: string, value: string): string | null {
  if (value === "") return NO_ANSWER;
  const index = optionsOf(id).findIndex((option) => option.value === value);
  return index === -1 ? null : (index + 1).toString(BASE);
}
