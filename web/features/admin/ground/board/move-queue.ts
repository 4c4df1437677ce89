/** Runs changes to the same card one after the other, and changes to different cards in parallel. */
export class MoveQueue {
  readonly #last = new Map<number, Promise<unknown>>();

  /** Runs the task once all earlier ones for this card have settled, successfully or not. */
  run<T>(card: number, task: () => Promise<T>): Promise<T> {
    const before = this.#last.get(card) ?? Promise.resolve();
    const run = before.then(task, task);
    this.#last.set(card, run);
    const forget = () => {
      if (this.#last.get(card) === run) this.#last.delete(card);
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

/** The board's own: a move outlives the tab that it was made on. */
export const boardQueue = new MoveQueue();
