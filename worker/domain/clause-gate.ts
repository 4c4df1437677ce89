import { LEAD_INS, WATCHED } from "./claim-words.ts";
import { fold } from "./understand-text.ts";

const SUSPECT = new RegExp(String.raw`[$£€¥%\d@]|\b(?:${WATCHED.join("|")})`);
/** A clause ends where a mark is followed by white space; without one, here at the latest. */
const CLAUSE_MAX = 600;
const CLAUSE_END = /[,.!?;:](?=\s)|\n|\s[-–—](?=\s)/;

export type ClauseGate = {
  /** Takes a piece of text and gives what may be shown now. */
  push: (text: string) => string;
  /** Gives what was still held when the text has ended. */
  end: () => string;
};

/**
 * Lets a text through as it comes, but for clauses that may hold a claim: those are kept back until
 * they are whole, then `judge` gives null (say it) or what to say in their place.
 */
export function clauseGate(judge: (clause: string) => string | null): ClauseGate {
  let clause = "";
  let shown = 0;
  let atSentenceStart = true;
  // The first words of a reply never wait for the next: that is the time a visitor notices.
  let first = true;
  const replaced = new Set<string>();

  const finish = (length: number): string => {
    const whole = clause.slice(0, length);
    const rest = clause.slice(shown, length);
    const instead = SUSPECT.test(fold(whole)) ? judge(whole) : null;
    const out = instead === null ? rest : inPlaceOf(whole, instead);
    atSentenceStart = /[.!?\n]\s*$/.test(whole) || (whole.trim() === "" && atSentenceStart);
    clause = clause.slice(length);
    shown = 0;
    first = false;
    return out;
  };

  const inPlaceOf = (whole: string, instead: string): string => {
    const mark = /\s*[,.!?;:\n-]*$/.exec(whole)?.[0] ?? "";
    // Said once a reply; a second claim of the kind is left out.
    if (replaced.has(instead)) return shown > 0 ? mark : "";
    replaced.add(instead);
    const words = atSentenceStart && shown === 0 ? capitalised(instead) : instead;
    const lead =
      shown > 0 && whole.slice(0, shown).trim() !== "" ? "– " : (/^\s*/.exec(whole)?.[0].slice(shown) ?? "");
    return `${lead}${words}${mark.replaceAll("?", ".")}`;
  };

  const push = (text: string): string => {
    clause += text;
    let out = "";
    for (let end = clauseEnd(clause); end > 0; end = clauseEnd(clause)) out += finish(end);
    const safe = safeLength(clause);
    const waits = onlyLeadsIn(clause.slice(0, safe)) && !(first && safe === clause.length);
    if (safe > shown && !waits) {
      out += clause.slice(shown, safe);
      shown = safe;
    }
    return out;
  };

  return { push, end: () => (clause === "" ? "" : finish(clause.length)) };
}

function clauseEnd(clause: string): number {
  const mark = CLAUSE_END.exec(clause);
  if (mark) return mark.index + mark[0].length;
  return clause.length > CLAUSE_MAX ? CLAUSE_MAX : 0;
}

/** How much of an unfinished clause holds nothing suspect, and does not end in the start of a watched word. */
function safeLength(clause: string): number {
  const folded = fold(clause);
  const suspect = SUSPECT.exec(folded)?.index;
  if (suspect !== undefined) return suspect;
  const word = /[\p{L}'#]+$/u.exec(folded);
  return word && WATCHED.some((watched) => watched.startsWith(word[0])) ? word.index : folded.length;
}

/** Whether the words so far, the last perhaps unfinished, are all such as lead into a statement. */
function onlyLeadsIn(clause: string): boolean {
  const words = fold(clause).match(/[\p{L}']+/gu) ?? [];
  const last = words.length - 1;
  return words.every((word, index) =>
    LEAD_INS.some((lead) => lead === word || (index === last && lead.startsWith(word))),
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
