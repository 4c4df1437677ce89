// Meta's cookies come from the visitor's browser, so they are validated like any other input.
const FBP = /^fb\.[0-2]\.\d{13}\.\d{1,20}(?:\.[\w-]{2,8})?$/;
const FBC = /^fb\.[0-2]\.\d{13}\.[\w-]{1,500}(?:\.[\w-]{2,8})?$/;
const CLICK_ID = /^[\w-]{1,500}$/;

/** Meta's cookies as a call brought them, each null unless it has Meta's format. */
export type MetaCookies = { fbp: string | null; fbc: string | null };

export const NO_COOKIES: MetaCookies = { fbp: null, fbc: null };

/** Meta's browser id (`_fbp`); null if it does not have Meta's format. */
export function fbpOf(cookie: string | undefined): string | null {
  return cookie !== undefined && FBP.test(cookie) ? cookie : null;
}

/** Meta's click id (`_fbc`); null if it does not have Meta's format. */
export function fbcOf(cookie: string | undefined): string | null {
  return cookie !== undefined && FBC.test(cookie) ? cookie : null;
}

/** The `fbclid` in a click id (`_fbc`), from which it can be built again. */
export function clickOf(fbc: string | null): string | null {
  return fbc?.split(".")[3] ?? null;
}

/**
 * A click id built, as Meta's cookie would be, from an arrival's `fbclid` and time (ms). It is case-sensitive, so
 * nothing in it is changed.
 */
export function fbcOfClick(fbclid: string | undefined, at: number): string | null {
  const isClick = fbclid !== undefined && CLICK_ID.test(fbclid) && Number.isSafeInteger(at) && at > 1e12;
  return isClick ? `fb.1.${at}.${fbclid}` : null;
}
