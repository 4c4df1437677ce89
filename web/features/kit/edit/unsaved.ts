import { createContext, use, useEffect } from "react";

/** One thing on a page that can be changed and is saved with the rest of it. */
export type UnsavedEdit = {
  /** What staff call it. */
  name: string;
  isChanged: boolean;
  isSaving: boolean;
  /** Saves it; gives what takes that back, or null if it could not be saved and says so itself. */
  save: () => Promise<(() => void) | null>;
  /** Puts back what is stored; gives what brings the change back. */
  discard: () => () => void;
};

type Unsaved = { names: readonly string[]; isSaving: boolean };

/** What has been changed on a page and not saved. */
export class UnsavedEdits {
  readonly #edits = new Map<string, UnsavedEdit>();
  readonly #listeners = new Set<() => void>();
  #unsaved: Unsaved = { names: [], isSaving: false };

  put(id: string, edit: UnsavedEdit | null): void {
    if (edit) this.#edits.set(id, edit);
    else this.#edits.delete(id);
    const names = this.changed().map(({ name }) => name);
    const isSaving = this.changed().some((one) => one.isSaving);
    const { names: before, isSaving: was } = this.#unsaved;
    if (isSaving === was && names.join("\n") === before.join("\n")) return;
    this.#unsaved = { names, isSaving };
    for (const listener of this.#listeners) listener();
  }

  changed(): UnsavedEdit[] {
    return [...this.#edits.values()].filter(({ isChanged }) => isChanged);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly unsaved = (): Unsaved => this.#unsaved;
}

export const UnsavedContext = createContext<UnsavedEdits | null>(null);

/** Has the page's bar save this together with what else is changed. */
export function useUnsavedEdit(id: string, edit: UnsavedEdit): void {
  const page = use(UnsavedContext);
  useEffect(() => page?.put(id, edit));
  useEffect(() => () => page?.put(id, null), [page, id]);
}
