import type { PersonalData, PersonalParts } from "#domain/people/privacy/personal-data";

/** The entries that staff left out, by the keys of `assessmentKey` and `bookingKey`. */
export type LeftOut = ReadonlySet<string>;

export const assessmentKey = ({ id }: { id: number }) => `assessment ${id}`;
export const bookingKey = ({ id }: { id: number }) => `booking ${id}`;

/** What stays once those left out are gone. */
export function chosenOf({ assessments, bookings, more }: PersonalData, leftOut: LeftOut): PersonalData {
  return {
    assessments: assessments.filter((one) => !leftOut.has(assessmentKey(one))),
    bookings: bookings.filter((one) => !leftOut.has(bookingKey(one))),
    more,
  };
}

export function partsOf({ assessments, bookings }: PersonalData): PersonalParts {
  return { assessments: assessments.map(({ id }) => id), bookings: bookings.map(({ id }) => id) };
}

/** `2 assessments and 1 booking`. */
export function countWords({ assessments, bookings }: PersonalData): string {
  const parts = [
    [assessments.length, "assessment"],
    [bookings.length, "booking"],
  ] as const;
  const words = parts.flatMap(([count, name]) =>
    count > 0 ? [`${count} ${name}${count === 1 ? "" : "s"}`] : [],
  );
  return words.join(" and ") || "nothing";
}

/** Leaves one entry out, or takes it in again. */
export function leaveOut(leftOut: LeftOut, key: string, isLeftOut: boolean): LeftOut {
  const rest = [...leftOut].filter((other) => other !== key);
  return new Set(isLeftOut ? [...rest, key] : rest);
}
