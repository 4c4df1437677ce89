import { bucketOf, GRAINS, type Grain } from "./grains.ts";
import { cellsOf } from "./cells-of.ts";
import { FIGURE_NAMES, FIGURES, type AnyCell, type Figure } from "./figures.ts";
import type { Share } from "./share.ts";

/** What a lead added before and adds now; null for nothing. */
export type ShareChange = { before: Share | null; after: Share | null };

/** How a cell of a roll-up changes. `grain` and `bucket` are null where the roll-up is of all time alone. */
export type CellChange = {
  grain: Grain | null;
  bucket: number | null;
  places: Record<string, string | number>;
  sums: Record<string, number>;
  /** By bar, how many more or fewer. */
  histograms: Record<string, Record<string, number>>;
};

/** How the roll-ups change; a cell that stays as it is is left out. */
export type FigureChanges = ReadonlyMap<Figure, CellChange[]>;

/** Adds up what many leads add to the figures and take off them, so that each cell is written once. */
export function sumShares(changes: readonly ShareChange[]): FigureChanges {
  const finest = new Map<Figure, Map<string, CellChange>>();
  for (const { before, after } of changes) {
    if (before) addShare(finest, before, -1);
    if (after) addShare(finest, after, 1);
  }
  const all = [...finest].map(([figure, cells]) => {
    const changed = [...cells.values()].filter(isChange);
    return [figure, FIGURES[figure].isTimed ? inAllGrains(changed) : changed] as const;
  });
  return new Map(all.filter(([, cells]) => cells.length > 0));
}

function addShare(finest: Map<Figure, Map<string, CellChange>>, share: Share, sign: 1 | -1): void {
  const own = cellsOf(share);
  for (const figure of FIGURE_NAMES) {
    const cell: AnyCell | null = own[figure];
    if (cell === null) continue;
    const bucket = cell.at === null ? null : bucketOf("q", cell.at);
    const cells = finest.get(figure) ?? new Map<string, CellChange>();
    finest.set(figure, cells);
    const histograms = Object.entries(cell.bars).map(([name, bar]) => [
      name,
      bar === null ? {} : { [bar]: 1 },
    ]);
    const { places, sums } = cell;
    add(
      cells,
      {
        grain: bucket === null ? null : "q",
        bucket,
        places,
        sums,
        histograms: Object.fromEntries(histograms),
      },
      sign,
    );
  }
}

/** The quarter-hours, and what they come to in each coarser grain. */
function inAllGrains(quarters: readonly CellChange[]): CellChange[] {
  const coarser = GRAINS.filter((grain) => grain !== "q").flatMap((grain) => {
    const cells = new Map<string, CellChange>();
    for (const cell of quarters) add(cells, { ...cell, grain, bucket: bucketOf(grain, cell.bucket ?? 0) }, 1);
    return [...cells.values()].filter(isChange);
  });
  return [...quarters, ...coarser];
}

function add(cells: Map<string, CellChange>, change: CellChange, sign: 1 | -1): void {
  const { grain, bucket, places } = change;
  const key = JSON.stringify([grain, bucket, ...Object.values(places)]);
  const cell = cells.get(key) ?? { grain, bucket, places, sums: {}, histograms: {} };
  cells.set(key, cell);
  addSums(cell.sums, change.sums, sign);
  for (const [name, bars] of Object.entries(change.histograms)) {
    addSums((cell.histograms[name] ??= {}), bars, sign);
  }
}

function addSums(to: Record<string, number>, more: Record<string, number>, sign: 1 | -1): void {
  for (const [name, count] of Object.entries(more)) to[name] = (to[name] ?? 0) + sign * count;
}

function isChange({ sums, histograms }: CellChange): boolean {
  return [sums, ...Object.values(histograms)].some((counts) =>
    Object.values(counts).some((count) => count !== 0),
  );
}
