const LINK_MAX = 2048;

// Browser, Worker and Node share the WHATWG URL parser, but none of their types are available here.
declare const URL: {
  new (url: string): { href: string; hostname: string; username: string; password: string };
  canParse(url: string): boolean;
};

/**
 * Where to join a call, from what a provider gives as its location: the first https address with a host and without a
 * user name. Null for a phone number, a street, or anything else.
 */
export function joinLink(...places: readonly unknown[]): string | null {
  for (const place of places) {
    if (typeof place !== "string" || place.length > LINK_MAX || !/^https:\/\//i.test(place)) continue;
    if (!URL.canParse(place)) continue;
    const { href, hostname, username, password } = new URL(place);
    if (hostname.includes(".") && username === "" && password === "") return href;
  }
  return null;
}
