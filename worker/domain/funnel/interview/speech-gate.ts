import { markAt, underHeader, type Mark } from "./speech-marks.ts";

/** A model's thoughts were taken for speech, as nothing marked where they began. */
export class LeakedThought extends Error {
  override readonly name = "LeakedThought";
}

/** Longer than any header; what no mark ends is never kept whole. */
const HEADER_MAX = 80;
/** Marks that may close a sentence, one after the other. */
const MARKS_MAX = 8;
const SENTENCE_END = /[.!?…。！？]["'”’»)\]]*$/;

/**
 * Passes on what a model says to the visitor, and cuts what is no speech: its thoughts, control marks, the names of
 * roles, and what it makes up in the visitor's name. The result is the same however the text is parted. Linear in time.
 */
export class SpeechGate {
  /** Text that may be the beginning of a mark. */
  #pending = "";
  /** `aside`: somebody else's words; `channel`: thoughts under a header; `over`: another turn than the assistant's. */
  #mode: "speech" | "header" | "aside" | "channel" | "over" = "speech";
  /** How many thoughts are open, one within the other. */
  #depth = 0;
  #header = "";
  #isFirst = true;
  #isLineStart = true;
  #isAfterRole = false;
  #hasSpoken = false;
  #out = "";
  #space = "";
  #lastWord = "";
  /** All that has come in, as long as it may turn out to be a thought; null once it cannot. */
  #held: string | null;

  /** `thinksFirst`: the model may begin with a thought whose beginning it does not mark. */
  constructor({ thinksFirst }: { thinksFirst: boolean }) {
    this.#held = thinksFirst ? "" : null;
  }

  /** Adds a piece of text and returns the speech to be passed on. Throws `LeakedThought`. */
  push(text: string): string {
    if (this.#held !== null) this.#held += text;
    this.#read(this.#pending + text, false);
    return this.#held === null ? this.#taken() : "";
  }

  /** Returns the speech still held when the text has ended. Throws `LeakedThought`. */
  end(): string {
    this.#read(this.#pending, true);
    if (this.#held === null) return this.#taken();
    const plain = new SpeechGate({ thinksFirst: false });
    return plain.push(this.#held) + plain.end();
  }

  /** Whether the text so far ends with a sentence to the visitor, and not amid what is no speech or may yet be none. */
  get endsSentence(): boolean {
    const isSpeech = this.#mode === "speech" || this.#mode === "over";
    const isOpen = this.#held !== null || this.#depth > 0 || this.#pending !== "" || !isSpeech;
    return !isOpen && SENTENCE_END.test(this.#lastWord);
  }

  /** A thought may tell of anybody. */
  get #mayNameRole(): boolean {
    const isOpen = this.#mode === "speech" || this.#mode === "aside";
    return isOpen && this.#depth === 0 && this.#held === null;
  }

  #taken(): string {
    const out = this.#out;
    this.#out = "";
    return out;
  }

  #read(text: string, isEnded: boolean): void {
    let at = 0;
    while (at < text.length) {
      const found = markAt(text, at, {
        isFirst: this.#isFirst,
        isLineStart: this.#isLineStart && this.#mayNameRole,
      });
      if (found === "begun" && !isEnded) break;
      if (found === null || found === "begun") {
        this.#add(text.charAt(at));
        at += 1;
      } else {
        this.#isFirst = false;
        at += found.length;
        this.#take(found.mark);
      }
    }
    this.#pending = text.slice(at);
  }

  #add(char: string): void {
    const isSpace = /\s/.test(char);
    this.#isFirst &&= isSpace;
    this.#isLineStart = char === "\n" || (this.#isLineStart && isSpace);
    if (this.#depth > 0) return;
    if (this.#mode === "header") this.#addToHeader(char);
    if (this.#mode !== "speech") return;
    // What stands after "**Assistant:" belongs to the mark.
    if (this.#isAfterRole && (isSpace || /[*_]/.test(char))) return;
    this.#isAfterRole = false;
    // White space is speech between two words only.
    if (isSpace) this.#space += this.#hasSpoken ? char : "";
    else this.#say(char);
  }

  #say(char: string): void {
    this.#out += this.#space + char;
    this.#lastWord = (this.#space === "" ? this.#lastWord.slice(-MARKS_MAX) : "") + char;
    this.#space = "";
    this.#hasSpoken = true;
  }

  #addToHeader(char: string): void {
    if (char === "\n" && this.#header.trim() !== "") this.#take("header-end");
    else if (this.#header.length < HEADER_MAX) this.#header += char;
  }

  #take(mark: Mark): void {
    if (mark === "thought" || mark === "thought-end" || mark === "final") this.#takeThought(mark);
    else if (this.#depth === 0 && this.#mode !== "over") this.#takeTurn(mark);
  }

  #takeThought(mark: "thought" | "thought-end" | "final"): void {
    // Under a header, thoughts are not marked once more.
    const isOpen = this.#mode === "speech" || this.#mode === "over";
    if (isOpen && mark === "thought") this.#depth += 1;
    else if (isOpen) this.#endThought();
    if (mark === "final" && this.#mode !== "over") this.#speak();
  }

  #takeTurn(mark: Exclude<Mark, "thought" | "thought-end" | "final">): void {
    switch (mark) {
      case "channel":
        this.#mode = "channel";
        return;
      case "header":
        this.#mode = "header";
        this.#header = "";
        return;
      case "header-end":
        if (this.#mode === "header") this.#endHeader();
        return;
      case "message-end":
        return this.#speak();
      case "turn-end":
        if (!this.#hasSpoken) this.#speak();
        else if (this.#held === null) this.#mode = "over";
        return;
      case "visitor":
        if (this.#held === null) this.#mode = this.#hasSpoken ? "over" : "aside";
        return;
      case "assistant":
        if (this.#mode === "aside") this.#mode = "speech";
        this.#isAfterRole = true;
        return;
      case "cut":
        return;
    }
  }

  #endHeader(): void {
    this.#mode = underHeader(this.#header);
    this.#isLineStart = true;
  }

  #speak(): void {
    this.#mode = "speech";
    this.#isLineStart = true;
  }

  #endThought(): void {
    this.#isLineStart = true;
    if (this.#depth > 0) this.#depth -= 1;
    else this.#discard();
    if (this.#depth === 0) this.#held = null;
  }

  /** Takes back what was a thought, which can be done as long as nobody has heard it. */
  #discard(): void {
    if (this.#hasSpoken && this.#held === null) throw new LeakedThought();
    this.#out = "";
    this.#space = "";
    this.#hasSpoken = false;
  }
}

/** What a whole text says to the visitor. */
export function speechIn(text: string): string {
  const gate = new SpeechGate({ thinksFirst: true });
  return gate.push(text) + gate.end();
}
