import { placeholdersIn } from "#domain/content/filled";

const MARK = "data-pointed-at";
const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Scrolls to the element that shows a text, and marks it for a moment. Does nothing where it is not shown. */
export function pointAt(text: string): void {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  const found = elementWith(longestPart(text));
  if (!found) return;
  found.setAttribute(MARK, "");
  found.scrollIntoView({ block: "center", behavior: isStill() ? "instant" : "smooth" });
}

/** What stands between the placeholders that only the page fills in. */
function longestPart(text: string): string {
  const parts = placeholdersIn(text).length > 0 ? text.split(/\{\w+\}/) : [text];
  return parts.map(plain).toSorted((a, b) => b.length - a.length)[0] ?? "";
}

function elementWith(text: string): Element | null {
  if (text === "") return null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let near: Element | null = null;
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!parentElement || parentElement.closest("script, style, [hidden]")) continue;
    const shown = plain(textContent ?? "");
    if (shown === text) return parentElement;
    if (shown.includes(text)) near ??= parentElement;
  }
  return near;
}

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The text of the page at a press; empty if there is none. */
export function textAt(event: MouseEvent): string {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return "";
  const own = [...target.childNodes].find((node) => node instanceof Text && plain(node.data) !== "");
  return plain(own?.textContent ?? target.textContent ?? "").slice(0, 2000);
}
