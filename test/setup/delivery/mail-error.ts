/** An error of the Email Service. */
export function mailError(code: string): Error {
  return Object.assign(new Error(code), { code });
}
