/**
 * Calls of a browser that are on their way: each is answered, and its answer received, in the order of their sending.
 */
export class Pending<Call, Answer> {
  #calls: { call: Call; answer: Answer | null }[] = [];

  send(call: Call): void {
    this.#calls.push({ call, answer: null });
  }

  answer(how: (call: Call) => Answer): void {
    const next = this.#calls.find(({ answer }) => answer === null);
    if (next) next.answer = how(next.call);
  }

  /** The next one that is answered; null if there is none. */
  receive(): { call: Call; answer: Answer } | null {
    const next = this.#calls.find(({ answer }) => answer !== null);
    if (!next || next.answer === null) return null;
    this.#calls = this.#calls.filter((other) => other !== next);
    return { call: next.call, answer: next.answer };
  }

  clear(): void {
    this.#calls = [];
  }

  some(isIt: (call: Call) => boolean): boolean {
    return this.#calls.some(({ call }) => isIt(call));
  }

  get isEmpty(): boolean {
    return this.#calls.length === 0;
  }
}
