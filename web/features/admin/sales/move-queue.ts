/** Runs the changes of one card one after the other; those of different cards side by side. */
export class MoveQueue {
  readonly #last = new Map<number, Promise<unknown>>();

  /** Runs when everything before it for this card has settled, however it did. */
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

  /** Whether nothing is under way for a card. */
  isIdle(card: number): boolean {
    return !this.#last.has(card);
  }
}
