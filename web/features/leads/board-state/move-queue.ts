/** Runs changes to the same card one after the other, and changes to different cards in parallel. */
export class MoveQueue {
  readonly #last = new Map<number, Promise<unknown>>();
  readonly #onChange: ((isEmpty: boolean) => void) | undefined;

  /** `onChange` is told whether the queue is empty, whenever a task comes or ends. */
  constructor(onChange?: (isEmpty: boolean) => void) {
    this.#onChange = onChange;
  }

  /** Runs the task once all earlier ones for this card have settled, successfully or not. */
  run<T>(card: number, task: () => Promise<T>): Promise<T> {
    const before = this.#last.get(card) ?? Promise.resolve();
    const run = before.then(task, task);
    this.#last.set(card, run);
    this.#onChange?.(false);
    const forget = () => {
      if (this.#last.get(card) === run) this.#last.delete(card);
      this.#onChange?.(this.isEmpty());
    };
    run.then(forget, forget);
    return run;
  }

  /** Whether no task is running or waiting for any card. */
  isEmpty(): boolean {
    return this.#last.size === 0;
  }

  /** Whether no task is running or waiting for a card. */
  isIdle(card: number): boolean {
    return !this.#last.has(card);
  }
}

/** Leaving the page would lose the moves that are not stored yet. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** The board's own: a move outlives the tab that it was made on. */
export const boardQueue = new MoveQueue((isEmpty) => {
  if (isEmpty) removeEventListener("beforeunload", ask);
  else addEventListener("beforeunload", ask);
});
