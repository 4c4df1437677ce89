import { ADMIN_BODY_BYTES, CONTENT_BODY_BYTES } from "#domain/body-limits";

/** What carries the whole content, or all records of a kind. */
const LARGE = /\/content\/drafts?$|\/import$/;

/** The most bytes that a call of staff takes (contract 3 and 21). */
export function mostOf(path: string): number {
  return LARGE.test(path) ? CONTENT_BODY_BYTES : ADMIN_BODY_BYTES;
}
