/** Where a card was lifted: its list, and its place among all that are in it. */
export type Home = { list: Element; index: number };

/**
 * While a card is in hand, keeps its element in the column under the pointer, all of which takes it: its head, its
 * edges, and the room below its last card. Outside all columns the card is back where it was lifted. The drag library
 * knows of lists alone, looks every 50 ms, and leaves a card in the last list that it saw.
 */
export function carryCard(item: Element, home: Home, onEscape: () => void, signal: AbortSignal): void {
  const carry = ({ clientX, clientY }: PointerEvent) => put(item, home, clientX, clientY);
  document.addEventListener("pointermove", carry, { signal });
  // Before the library hears of the drop.
  document.addEventListener("pointerup", carry, { signal, capture: true });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && onEscape(), { signal });
}

/** Puts the element of a card back where it was lifted. */
export function putHome(item: Element, { list, index }: Home): void {
  list.insertBefore(item, list.children[index] ?? null);
}

function put(item: Element, home: Home, x: number, y: number): void {
  const list = listAt(x, y) ?? home.list;
  if (list === item.parentElement) return;
  if (list === home.list) putHome(item, home);
  else list.insertBefore(item, firstBelow(list, y) ?? null);
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
