import { createContext, use, useSyncExternalStore } from "react";

/** The leads that are selected in the list. Each row follows its own, so that a choice draws one row again. */
export class Selection {
  #ids: ReadonlySet<number> = new Set();
  #last: number | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly ids = (): ReadonlySet<number> => this.#ids;

  toggle(id: number): void {
    const ids = new Set(this.#ids);
    if (!ids.delete(id)) ids.add(id);
    this.#change(ids, id);
  }

  /** All leads between the last one chosen and this one become what that one is; `order` is that of the list. */
  extendTo(id: number, order: readonly number[]): void {
    const [from, to] = [order.indexOf(this.#last ?? id), order.indexOf(id)];
    if (from === -1 || to === -1) return this.toggle(id);
    const between = order.slice(Math.min(from, to), Math.max(from, to) + 1);
    const isOn = this.#last === null || this.#ids.has(this.#last);
    const rest = [...this.#ids].filter((each) => !between.includes(each));
    this.#change(new Set(isOn ? [...rest, ...between] : rest), id);
  }

  /** What goes out of sight is not chosen any more. */
  drop(ids: readonly number[]): void {
    const gone = new Set(ids);
    if (ids.some((id) => this.#ids.has(id))) this.set([...this.#ids].filter((id) => !gone.has(id)));
  }

  set(ids: Iterable<number>): void {
    this.#change(new Set(ids), null);
  }

  #change(ids: ReadonlySet<number>, last: number | null): void {
    this.#ids = ids;
    this.#last = last;
    for (const listener of this.#listeners) listener();
  }
}

export const SelectionContext = createContext(new Selection());

export function useIsSelected(id: number): boolean {
  const selection = use(SelectionContext);
  return useSyncExternalStore(selection.subscribe, () => selection.ids().has(id));
}
