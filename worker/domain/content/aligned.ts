import { entryKey } from "./merged.ts";

/** What happened to an entry between two versions of a list, with its position in each. */
export type Aligned =
  | { kind: "kept" | "moved"; before: number; after: number }
  | { kind: "added"; after: number }
  | { kind: "removed"; before: number };

/**
 * The changes from one list to another. Entries in both are kept or moved, matched by their ids or else by their text.
 * Between those, removed and added entries are paired in order, as edits. The result follows the order of the later
 * list; its cost grows with the lists' length.
 */
export function aligned(before: readonly unknown[], after: readonly unknown[]): Aligned[] {
  const common = samePlaces(before.map(nameOf), after.map(nameOf));
  const anchors = longestRun(common);
  const kept = new Set(anchors);
  const [wasFound, isFound] = [
    new Set(common.map((place) => place.before)),
    new Map(common.map((place) => [place.after, place])),
  ];
  const found: Aligned[] = [];
  let [nextBefore, nextAfter] = [0, 0];
  for (const end of [...anchors, { before: before.length, after: after.length }]) {
    const gone = range(nextBefore, end.before).filter((place) => !wasFound.has(place));
    const come = range(nextAfter, end.after).filter((place) => !isFound.has(place));
    found.push(...paired(gone, come));
    for (const place of range(nextAfter, end.after)) {
      const move = isFound.get(place);
      if (move) found.push({ kind: "moved", ...move });
    }
    if (kept.has(end)) found.push({ kind: "kept", ...end });
    [nextBefore, nextAfter] = [end.before + 1, end.after + 1];
  }
  return found;
}

type Places = { before: number; after: number };

const nameOf = (entry: unknown) => entryKey(entry) ?? JSON.stringify(entry);

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

function paired(gone: readonly number[], come: readonly number[]): Aligned[] {
  return range(0, Math.max(gone.length, come.length)).flatMap((index): Aligned[] => {
    const [before, after] = [gone[index], come[index]];
    if (before !== undefined && after !== undefined) return [{ kind: "kept", before, after }];
    if (after !== undefined) return [{ kind: "added", after }];
    return before === undefined ? [] : [{ kind: "removed", before }];
  });
}

/**
 * The positions of each entry that both lists have, in the order of the earlier one. Equal entries are paired first
 * with first.
 */
function samePlaces(was: readonly string[], is: readonly string[]): Places[] {
  const free = new Map<string, number[]>();
  for (const after of range(0, is.length).toReversed()) {
    const name = is[after] ?? "";
    const places = free.get(name);
    if (places) places.push(after);
    else free.set(name, [after]);
  }
  return was.flatMap((name, before) => {
    const after = free.get(name)?.pop();
    return after === undefined ? [] : { before, after };
  });
}

/** The longest run of them that stands in the same order in both lists. */
function longestRun(common: readonly Places[]): Places[] {
  // Of the runs of each length, the one that ends first, each with the place before its last one.
  const ends: { last: Places; earlier: Run }[] = [];
  for (const place of common) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle]?.last.after ?? 0) < place.after) low = middle + 1;
      else high = middle;
    }
    ends[low] = { last: place, earlier: ends[low - 1] ?? null };
  }
  const run: Places[] = [];
  for (let end: Run = ends.at(-1) ?? null; end; end = end.earlier) run.push(end.last);
  return run.toReversed();
}

type Run = { last: Places; earlier: Run } | null;
