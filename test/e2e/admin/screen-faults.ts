import type { Page } from "@playwright/test";

/** In the page: what does not fit, each fault in words. Nothing of it may refer to anything around it. */
const FAULTS = `(() => {
  const faults = new Set();
  const say = (what, box) => faults.add(what + ": " + box.outerHTML.replaceAll(/\\s+/g, " ").slice(0, 140));
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) faults.add("the page is wider than the screen by " + wide);
  const isSeen = (box) => box.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  const styles = new Map();
  const styleOf = (box) => styles.get(box) ?? styles.set(box, getComputedStyle(box)).get(box);
  /** Said to those who do not see. */
  const isForReaders = (box) => {
    for (let at = box; at; at = at.parentElement) if (styleOf(at).clipPath === "inset(50%)") return true;
    return false;
  };
  const scope = document.querySelector("dialog[open]") ?? document.body;

  const clips = (style) => [style.overflowX, style.overflowY].map((way) => way === "hidden" || way === "clip");
  const isSaid = (style) => style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
  /** The part of a text that is seen, or null where it is cut without a sign. */
  const seenPart = (node, rect) => {
    let [left, right, top, bottom, said] = [rect.left, rect.right, rect.top, rect.bottom, false];
    for (let box = node.parentElement; box; box = box.parentElement) {
      const style = styleOf(box);
      said ||= isSaid(style);
      const [x, y] = clips(style);
      const scrolls = style.overflowX === "auto" || style.overflowX === "scroll" || style.overflowY === "auto" || style.overflowY === "scroll";
      if (x || y || scrolls) {
        const frame = box.getBoundingClientRect();
        const cut = (x && (left < frame.left - 2 || right > frame.right + 2)) || (y && (top < frame.top - 3 || bottom > frame.bottom + 3));
        if (cut && !said && !scrolls) return null;
        [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      if (style.position === "fixed") break;
    }
    return { left, right, top, bottom };
  };

  /** The part of a control that is not clipped. */
  const shown = (box, { left, right, top, bottom }) => {
    const part = { left, right, top, bottom };
    for (let at = box.parentElement; at; at = at.parentElement) {
      const style = styleOf(at);
      if (style.overflowX !== "visible" || style.overflowY !== "visible") {
        const frame = at.getBoundingClientRect();
        part.left = Math.max(part.left, frame.left);
        part.right = Math.min(part.right, frame.right);
        part.top = Math.max(part.top, frame.top);
        part.bottom = Math.min(part.bottom, frame.bottom);
      }
      if (style.position === "fixed") break;
    }
    return part;
  };

  const texts = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement;
    if (!node.data.trim() || !box || box.closest("script, style, option, textarea, svg, [aria-hidden=true] *:empty")) continue;
    if (!isSeen(box) || isForReaders(box)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2 || rect.height < 2) continue;
      const part = seenPart(node, rect);
      if (part === null) { say("cut", box); break; }
      if (part.right - part.left > 2 && part.bottom - part.top > 2) texts.push({ box, ...part });
    }
  }

  for (const box of scope.querySelectorAll("*")) {
    const { overflowX } = styleOf(box);
    const isMeant = box.matches(".overflow-x-auto, .overflow-auto, .table-frame, [role=tablist], .goes-on, textarea, input, select, .snap-x, .carousel");
    if ((overflowX === "auto" || overflowX === "scroll") && !isMeant && isSeen(box) && box.scrollWidth > box.clientWidth + 1) say("scrolls sideways", box);
  }

  const layer = (box) => {
    for (let at = box; at; at = at.parentElement) {
      const { position, zIndex } = styleOf(at);
      if (position === "fixed" || position === "sticky" || (position === "absolute" && zIndex !== "auto")) return at;
    }
    return null;
  };
  const overlap = (a, b, by) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > by && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const pairs = (list, by, told) => {
    const sorted = list.toSorted((a, b) => a.top - b.top);
    for (const [index, a] of sorted.entries()) {
      for (let next = index + 1; next < sorted.length && sorted[next].top < a.bottom - by; next++) {
        const b = sorted[next];
        // The lines of a heading in large type stand closer than their boxes are high.
        const heading = a.box.closest("h1, h2, h3");
        if (heading && heading.contains(b.box)) continue;
        if (a.box.contains(b.box) || b.box.contains(a.box) || !overlap(a, b, by) || layer(a.box) !== layer(b.box)) continue;
        say(told + " " + (b.box.textContent || b.box.getAttribute("aria-label") || "").slice(0, 40) + " over", a.box);
      }
    }
  };
  const controls = [...scope.querySelectorAll("a, button, input, select, textarea, summary, [role=tab]")]
    .filter((box) => isSeen(box) && !isForReaders(box))
    .flatMap((box) => [...box.getClientRects()].map((rect) => ({ box, ...shown(box, rect) })))
    .filter(({ left, right, top, bottom }) => right - left > 4 && bottom - top > 4);
  pairs(controls, 3, "control");
  pairs(texts, 6, "text");
  for (const { box, left, right } of texts) {
    if ((right > innerWidth + 2 || left < -2) && !box.closest(".overflow-x-auto, .overflow-auto, .table-frame")) say("off the screen", box);
  }
  return [...faults].slice(0, 12);
})()`;

/** What does not fit on a screen as it is: a page too wide, text cut without a sign, things over each other. */
export function screenFaults(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(FAULTS);
}

/** In the page: lays out what is far from view as well, where axe would measure what is not there. */
export const LAID_OUT = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
})()`;

/** Twice as large, as somebody's browser draws all text. */
export const LARGE_TEXT = "document.documentElement.style.fontSize = '200%'";
