/** What joins letters or chooses between their shapes: names in Persian or Hindi and emoji need it. */
const JOINER = String.raw`\u200c\u200d\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;
/** What nobody sees: zero-width spaces, soft hyphens, byte order marks, marks of direction, tags, fillers. */
const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}\ufff9-\ufffb`;
const UNSEEN_MARKS = new RegExp(`(?![${JOINER}])[${UNSEEN}]`, "gu");
const UNSEEN_AND_JOINERS = new RegExp(`[${UNSEEN}]`, "gu");
/** Braille's blank has no dots. */
const SEEN = new RegExp(String.raw`[^\s\u2800${UNSEEN}]`, "u");

/**
 * A text as people see it, without what comes along when it is copied: two that look the same are the same. Empty if
 * there is nothing to see.
 */
export function visibleText(text: string): string {
  const visible = text.replace(UNSEEN_MARKS, "");
  return SEEN.test(visible) ? visible : "";
}

/** An e-mail or web address as people see it; no letters are joined in it. */
export function visibleAddress(text: string): string {
  return text.replace(UNSEEN_AND_JOINERS, "").trim();
}
