/** Shows the newest of what is asked for again and again and told in between: an answer that was overtaken is dropped. */
export class Newest<T> {
  #begun = 0;
  #shown = 0;

  readonly #show: (value: T) => void;

  constructor(show: (value: T) => void) {
    this.#show = show;
  }

  /** Throws what `load` throws, which drops nothing. */
  async ask(load: () => Promise<T>): Promise<void> {
    const begun = ++this.#begun;
    const value = await load();
    if (begun < this.#shown) return;
    this.#shown = begun;
    this.#show(value);
  }

  /** What is known at once, such as the answer to one's own write: newer than whatever was asked for before. */
  tell(value: T): void {
    this.#shown = ++this.#begun;
    this.#show(value);
  }
}
