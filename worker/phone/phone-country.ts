import { parsePhoneNumberWithError, ParseError } from "libphonenumber-js/max";

/** The country (ISO 3166) of a number in E.164; null if it has none. */
export function phoneCountry(number: string): string | null {
  try {
    return parsePhoneNumberWithError(number).country ?? null;
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}
