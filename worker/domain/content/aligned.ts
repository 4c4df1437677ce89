/** How an entry of a list came from one to the other, with its place in either. */
export type Aligned =
  | { kind: "kept" | "moved"; before: number; after: number }
  | { kind: "added"; after: number }
  | { kind: "removed"; before: number };

/**
 * How a list became another. What stands in both is kept or moved; between those, what went and what came are taken for
 * the same entry, edited, in their order. In the order of the later list.
 */
export function aligned(before: readonly unknown[], after: readonly unknown[]): Aligned[] {
  const [was, is] = [
    before.map((entry) => JSON.stringify(entry)),
    after.map((entry) => JSON.stringify(entry)),
  ];
  const anchors = commonPlaces(was, is);
  const moved = movedPlaces(was, is, anchors);
  const found: Aligned[] = [];
  let [nextBefore, nextAfter] = [0, 0];
  for (const end of [...anchors, { before: was.length, after: is.length }]) {
    const gone = range(nextBefore, end.before).filter(
      (place) => !moved.some((move) => move.before === place),
    );
    const come = range(nextAfter, end.after).filter((place) => !moved.some((move) => move.after === place));
    found.push(...paired(gone, come));
    found.push(...moved.filter((move) => move.after >= nextAfter && move.after < end.after));
    if (end.before < was.length && end.after < is.length) found.push({ kind: "kept", ...end });
    [nextBefore, nextAfter] = [end.before + 1, end.after + 1];
  }
  return found;
}

type Places = { before: number; after: number };

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

/** The longest run of entries that both lists have in the same order. */
function commonPlaces(was: readonly string[], is: readonly string[]): Places[] {
  const length = was.map(() => is.map(() => 0));
  const at = (before: number, after: number) => length[before]?.[after] ?? 0;
  for (let before = was.length - 1; before >= 0; before--) {
    for (let after = is.length - 1; after >= 0; after--) {
      const isSame = was[before] === is[after];
      const longest = isSame
        ? at(before + 1, after + 1) + 1
        : Math.max(at(before + 1, after), at(before, after + 1));
      length[before]?.splice(after, 1, longest);
    }
  }
  const found: Places[] = [];
  let [before, after] = [0, 0];
  while (before < was.length && after < is.length) {
    if (was[before] === is[after]) found.push({ before: before++, after: after++ });
    else if (at(before + 1, after) >= at(before, after + 1)) before++;
    else after++;
  }
  return found;
}

/** Entries that stand in both lists, but at another place among the others. */
function movedPlaces(was: readonly string[], is: readonly string[], anchors: readonly Places[]) {
  const free = new Set(range(0, is.length).filter((place) => !anchors.some(({ after }) => after === place)));
  return range(0, was.length).flatMap((before) => {
    if (anchors.some((anchor) => anchor.before === before)) return [];
    const after = [...free].find((place) => is[place] === was[before]);
    if (after === undefined) return [];
    free.delete(after);
    return [{ kind: "moved" as const, before, after }];
  });
}
