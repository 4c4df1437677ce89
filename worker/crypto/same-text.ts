/** Compares secret text in constant time; only its length can leak. */
export function sameText(expected: string, claimed: string): boolean {
  const [own, other] = [expected, claimed].map((text) => new TextEncoder().encode(text));
  if (!own || !other || own.length !== other.length) return false;
  return crypto.subtle.timingSafeEqual(own, other);
}
