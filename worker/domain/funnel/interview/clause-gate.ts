import { LEAD_INS, WATCHED } from "./claim-words.ts";
import { foldText } from "../../fold-text.ts";

/** A clause ends at a punctuation mark followed by white space, or at this length at the latest. */
const CLAUSE_MAX = 600;
const CLAUSE_END = /[,.!?;:](?=\s)|\n|\s[-–—](?=\s)/;

/** The replacement for a clause; null lets it stand. */
type Judge = (clause: string) => string | null;

/**
 * Passes text through as it arrives, except for clauses that may contain a claim: those are held until they are
 * complete, and then judged. `names` are held like claims, because a statement may follow the name of an offer.
 */
export class ClauseGate {
  readonly #judge: Judge;
  readonly #watched: readonly string[];
  readonly #suspects: RegExp;
  readonly #replaced = new Set<string>();
  #clause = "";
  #shown = 0;
  #atSentenceStart = true;
  // The first words of a reply are never delayed, since visitors notice that wait.
  #first = true;

  constructor(judge: Judge, names: readonly string[] = []) {
    this.#judge = judge;
    this.#watched = [...WATCHED, ...names.flatMap((name) => foldText(name).match(/^[\p{L}\p{N}]+/u) ?? [])];
    this.#suspects = new RegExp(String.raw`[$£€¥%\d@]|\b(?:${this.#watched.join("|")})`);
  }

  /** Adds a piece of text and returns the part that may be shown now. */
  push(text: string): string {
    this.#clause += text;
    let out = "";
    for (let end = clauseEnd(this.#clause); end > 0; end = clauseEnd(this.#clause)) out += this.#finish(end);
    const safe = this.#safeLength();
    const waits = onlyLeadsIn(this.#clause.slice(0, safe)) && !(this.#first && safe === this.#clause.length);
    if (safe <= this.#shown || waits) return out;
    out += this.#clause.slice(this.#shown, safe);
    this.#shown = safe;
    return out;
  }

  /** Returns the text still held when the reply has ended. */
  end(): string {
    return this.#finish(this.#clause.length);
  }

  #finish(length: number): string {
    const whole = this.#clause.slice(0, length);
    const instead = this.#suspects.test(foldText(whole)) ? this.#judge(whole) : null;
    const out = instead === null ? whole.slice(this.#shown) : this.#inPlaceOf(whole, instead);
    this.#atSentenceStart = /[.!?\n]\s*$/.test(whole);
    this.#clause = this.#clause.slice(length);
    this.#shown = 0;
    this.#first = false;
    return out;
  }

  #inPlaceOf(whole: string, instead: string): string {
    const mark = (/\s*[,.!?;:\n-]*$/.exec(whole)?.[0] ?? "").replaceAll("?", ".");
    const shown = whole.slice(0, this.#shown);
    // Said once per reply; further claims of the kind are dropped.
    if (this.#replaced.has(instead)) return shown === "" ? "" : mark;
    this.#replaced.add(instead);
    if (shown.trim() !== "") return `– ${instead}${mark}`;
    const words = this.#atSentenceStart ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead;
    return `${/^\s*/.exec(whole)?.[0].slice(this.#shown) ?? ""}${words}${mark}`;
  }

  /** How much of the unfinished clause contains nothing suspect and does not end in the start of a watched word. */
  #safeLength(): number {
    const folded = foldText(this.#clause);
    const suspect = this.#suspects.exec(folded)?.index;
    if (suspect !== undefined) return suspect;
    const word = /[\p{L}'#]+$/u.exec(folded);
    return word && this.#watched.some((watched) => watched.startsWith(word[0])) ? word.index : folded.length;
  }
}

function clauseEnd(clause: string): number {
  const mark = CLAUSE_END.exec(clause);
  if (mark) return mark.index + mark[0].length;
  return clause.length > CLAUSE_MAX ? CLAUSE_MAX : 0;
}

/** Whether the words so far, the last perhaps unfinished, all merely introduce a statement. */
function onlyLeadsIn(clause: string): boolean {
  const words = foldText(clause).match(/[\p{L}']+/gu) ?? [];
  const last = words.length - 1;
  return words.every((word, index) =>
    LEAD_INS.some((lead) => lead === word || (index === last && lead.startsWith(word))),
  );
}
