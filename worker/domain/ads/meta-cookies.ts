// Meta's own cookies come from the visitor's browser, so they are checked like anything typed.
const FBP = /^fb\.[0-2]\.\d{13}\.\d{1,20}(?:\.[\w-]{2,8})?$/;
const FBC = /^fb\.[0-2]\.\d{13}\.[\w-]{1,500}(?:\.[\w-]{2,8})?$/;
const CLICK_ID = /^[\w-]{1,500}$/;

/** The browser's id by Meta (`_fbp`), or null when it is not of Meta's form. */
export function fbpOf(cookie: string | undefined): string | null {
  return cookie !== undefined && FBP.test(cookie) ? cookie : null;
}

/** The click's id by Meta (`_fbc`), or null when it is not of Meta's form. */
export function fbcOf(cookie: string | undefined): string | null {
  return cookie !== undefined && FBC.test(cookie) ? cookie : null;
}

/**
 * The same, made of the `fbclid` of an arrival and the time of that arrival (ms), as Meta's cookie would
 * be. Capitals count, so nothing of it is changed.
 */
export function fbcOfClick(fbclid: string | undefined, at: number): string | null {
  const isClick = fbclid !== undefined && CLICK_ID.test(fbclid) && Number.isSafeInteger(at) && at > 1e12;
  return isClick ? `fb.1.${at}.${fbclid}` : null;
}
