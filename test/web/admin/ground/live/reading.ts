/** Something that a screen shows and reads again at times: what is known to be old, and a call that is on its way. */
export class Reading<Shown extends object> {
  shown: Shown;
  /** It has to be read again; until then it says nothing of what the screen knows. */
  isOld = false;
  #isLost = false;
  #call: "sent" | Shown | null = null;
  readonly #read: () => Shown;

  constructor(read: () => Shown) {
    this.#read = read;
    this.shown = read();
  }

  /** Begins anew if a call is on its way already, unless that may finish. */
  send(begun: "anew" | "or goes on" = "anew"): void {
    this.isOld = true;
    if (begun === "anew") this.#call = "sent";
    else this.#call ??= "sent";
  }

  cancel(): void {
    this.#call = null;
  }

  /** Somebody opens the tab: it is read, though nothing is known to be old. */
  open(): void {
    this.#call ??= "sent";
  }

  answer(): void {
    if (this.#call === "sent") this.#call = this.#read();
  }

  lose(): void {
    this.#isLost ||= this.#call !== null;
    this.#call = null;
  }

  /** What was read, once it is here. */
  receive(): Shown | null {
    const call = this.#call;
    if (call === null || call === "sent") return null;
    this.#call = null;
    this.isOld = false;
    return call;
  }

  /** Somebody comes back to the window: what could not be read is tried again. */
  retry(): void {
    if (this.#isLost && this.isOld) this.#call ??= "sent";
    this.#isLost = false;
  }
}
