/** Where a card was lifted: its list, and its place among all that are in it. */
export type Home = { list: Element; index: number };

type Carried = {
  /** The list that would take the card has changed. */
  onOver: (list: Element) => void;
  onEscape: () => void;
};

/**
 * While a card is in hand, keeps its element in the column under the pointer, all of which takes it: its head, its
 * edges, and the room below its last card. Outside all columns the card is back where it was lifted. The drag library
 * knows of lists alone, looks every 50 ms, and leaves a card in the last list that it saw.
 */
export function carryCard(
  item: Element,
  home: Home,
  { onOver, onEscape }: Carried,
  signal: AbortSignal,
): void {
  const carry = ({ clientX, clientY }: PointerEvent) => {
    const over = put(item, home, clientX, clientY);
    if (over) onOver(over);
  };
  document.addEventListener("pointermove", carry, { signal });
  // Before the library hears of the drop.
  document.addEventListener("pointerup", carry, { signal, capture: true });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && onEscape(), { signal });
}

/** Puts the element of a card back where it was lifted. */
export function putHome(item: Element, { list, index }: Home): void {
  list.insertBefore(item, list.children[index] ?? null);
}

/** Gives the list that the card came to; null if it stays where it is. */
function put(item: Element, home: Home, x: number, y: number): Element | null {
  const list = listAt(x, y) ?? home.list;
  if (list === item.parentElement) return null;
  if (list === home.list) putHome(item, home);
  else list.insertBefore(item, firstBelow(list, y) ?? null);
  return list;
}

/** A message that lies over a column does not keep it from taking a card. */
function listAt(x: number, y: number): Element | null {
  const column = document.elementsFromPoint(x, y).find((element) => element.matches(".board-column"));
  return column?.querySelector("[data-status]") ?? null;
}

function firstBelow(list: Element, y: number): Element | undefined {
  return [...list.children].find((card) => {
    const { top, height } = card.getBoundingClientRect();
    return top + height / 2 > y;
  });
}
