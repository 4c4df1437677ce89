declare global {
  interface Window {
    /** Stops watching, and gives what was moved so far, kept by a script in the document (`web/build/shell-html.ts`). */
    earlyMoves?: () => MutationRecord[];
  }
}

/**
 * What stands on the page in place of a text that somebody else took out of it, and the other way around. Browsers'
 * translation puts `<font>` elements before each text node and removes the node, which React goes on to change, move
 * and remove where it no longer is: without this, the first such change throws and empties the page.
 */
const standIns = new WeakMap<Node, Element>();
const originals = new WeakMap<Node, Text>();

/** None where the page's HTML is made. */
let watcher: MutationObserver | undefined;
/** While React takes the page over, its texts stay as the server wrote them. */
let areHeld = false;

/**
 * Lets React find the nodes that others have moved: a removed text is put back to be changed, and whatever stands in its
 * place is removed in its stead, or has the new node put before it. To be called once, before anything can be
 * translated. Nodes that nobody moved are treated as ever.
 */
export function findMovedNodes(): void {
  watcher = new MutationObserver(note);
  watcher.observe(document, { childList: true, subtree: true });
  note(window.earlyMoves?.() ?? []);
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const standing = child.parentNode === this ? child : placeOf(child, this);
    // What is nowhere any more need not be removed.
    if (standing) removeChild.call(this, standing);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    clearPlaceOf(child);
    insertBefore.call(this, child, next && next.parentNode !== this ? placeOf(next, this) : next);
    return child;
  };
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    clearPlaceOf(child);
    appendChild.call(this, child);
    return child;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...value,
    set(this: Node, text: string | null) {
      putBack(this);
      value?.set?.call(this, text);
    },
  });
}

/** Puts the page's own texts back until `releaseTexts`, so that React finds what it expects. */
export function holdTexts(root: Element): void {
  noteSoFar();
  areHeld = true;
  for (const element of root.querySelectorAll("*")) {
    const text = originals.get(element);
    if (text) putBack(text);
  }
}

/** From here on they may be translated; who does so does it anew. */
export function releaseTexts(): void {
  areHeld = false;
}

function noteSoFar(): void {
  note(watcher?.takeRecords() ?? []);
}

/** The stand-in of a text is put beside it just before, or in its place at once; it may itself be replaced. */
function note(records: MutationRecord[]): void {
  const added = new Set<Node>();
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const node of addedNodes) added.add(node);
    const [removed] = removedNodes;
    if (!removed || removed.isConnected) continue;
    const text = originals.get(removed) ?? removed;
    const standIn = addedNodes[0] ?? [previousSibling, nextSibling].find((node) => node && added.has(node));
    if (!(text instanceof Text) || !(standIn instanceof Element)) continue;
    standIns.set(text, standIn);
    originals.set(standIn, text);
    if (areHeld) standIn.replaceWith(text);
  }
}

/** The child of `parent` that a node lies within by now, or that stands in its place; null if there is none. */
function placeOf(node: Node, parent: Node): Node | null {
  noteSoFar();
  for (let at: Node | null = node; at; at = at.parentNode ?? standIns.get(at) ?? null) {
    if (at.parentNode === parent) return at;
  }
  return null;
}

function standInOf(node: Node): Element | undefined {
  if (node.parentNode || !(node instanceof Text)) return undefined;
  noteSoFar();
  return standIns.get(node);
}

function putBack(node: Node): void {
  standInOf(node)?.replaceWith(node);
}

/** A text that moves elsewhere leaves nothing behind. */
function clearPlaceOf(node: Node): void {
  standInOf(node)?.remove();
}
