import * as z from "zod/mini";

/** A whole number in a path or query string, with at most `most` digits; `message` says what is expected. */
export function digits(message: string, most = 9) {
  return z.codec(z.string().check(z.regex(new RegExp(`^\\d{1,${most}}$`), message)), z.number(), {
    decode: (text) => Number(text),
    encode: (number) => String(number),
  });
}
