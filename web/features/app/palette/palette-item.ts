import type { ReactNode } from "react";

/** Something that the palette does or goes to. */
export type PaletteItem = {
  id: string;
  label: string;
  /** Said after the label, more quietly. */
  note?: string;
  /** Also found by these words, which are not shown. */
  words?: string;
  icon: ReactNode;
  /** At the right: what tells it from others like it. */
  end?: ReactNode;
  /** The keys that do the same without the palette, one after the other. */
  keys?: readonly string[];
  act: () => void;
};

export type PaletteGroup = { title: string; items: readonly PaletteItem[] };

/** Splits what is typed into what words must begin with. */
export function wantedParts(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** The items matching the text: each word typed must begin a word of the item. */
export function matching(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const wanted = wantedParts(text);
  return items.filter(({ label, note = "", words = "" }) => {
    const known = `${label} ${note} ${words}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return wanted.every((part) => known.some((word) => word.startsWith(part)));
  });
}

/** A label in pieces: those that were typed, and the rest. */
export function markedPieces(label: string, text: string): { text: string; isWanted: boolean }[] {
  const wanted = wantedParts(text);
  return label.split(/(?<=[^\p{L}\p{N}])(?=[\p{L}\p{N}])/u).flatMap((word) => {
    const part = wanted
      .filter((each) => word.toLowerCase().startsWith(each))
      .reduce((longest, each) => (each.length > longest.length ? each : longest), "");
    const rest = { text: word.slice(part.length), isWanted: false };
    return part === "" ? [rest] : [{ text: word.slice(0, part.length), isWanted: true }, rest];
  });
}
