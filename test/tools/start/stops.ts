/** What ends the parts of something that runs. The last part started is the first to stop, each once. */
export class Stops {
  readonly #parts: (() => unknown)[] = [];

  add(stopPart: () => unknown): void {
    this.#parts.push(stopPart);
  }

  async stop(): Promise<void> {
    for (const stopPart of this.#parts.splice(0).reverse()) await stopPart();
  }
}
