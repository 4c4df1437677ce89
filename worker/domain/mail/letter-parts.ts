/** A stretch of a letter: words as they are, or an address that becomes a link. */
export type LetterPart = { text: string; isLink: boolean };

/** A link as people write it in a text, without the mark that ends the sentence. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?'’”)\]]/g;

/** The paragraphs of what a person wrote, each in parts: links become links, and nothing else is markup (contract 22). */
export function letterParagraphs(text: string): LetterPart[][] {
  return text.split(/\n{2,}/).map(partsOf);
}

function partsOf(paragraph: string): LetterPart[] {
  const links = Array.from(paragraph.matchAll(LINK), ([link]) => link);
  return paragraph.split(LINK).flatMap((text, at) => {
    const link = links[at];
    return [
      ...(text === "" ? [] : [{ text, isLink: false }]),
      ...(link === undefined ? [] : [{ text: link, isLink: true }]),
    ];
  });
}
