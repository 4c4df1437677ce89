/** The address as a link that is safe to follow; null if it may only be shown as text. */
export function safeWebAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === "https:" || protocol === "http:" ? href : null;
}
