import { isSomething } from "./ad-lines.ts";
import type { AdLine, AdsReport } from "./ads-report.ts";
import { sortedLines, type AdsSort } from "./sort-lines.ts";

/** The most branches open at once: each is a request. */
const OPEN_MAX = 20;
const KEY = /^\d{1,20}(\/\d{1,20})?$/;

/** The keys of the expanded lines, as an address holds them; malformed ones are left out. */
export function openKeys(text: string | null): string[] {
  const keys = (text ?? "").split(",").filter((key) => KEY.test(key));
  return [...new Set(keys)].slice(0, OPEN_MAX);
}

/** The open keys that are visible below `parent`: everything in between is open too. */
export function shownKeys(open: readonly string[], parent: string | null): string[] {
  const isShown = (key: string): boolean => {
    const above = keyAbove(key);
    return above === parent || (above !== null && open.includes(above) && isShown(above));
  };
  return open.filter(isShown);
}

/** The open keys after one was opened or, with all below it, closed. Beyond the limit, the oldest closes. */
export function withToggled(open: readonly string[], key: string): string[] {
  if (!open.includes(key)) return [...open, key].slice(-OPEN_MAX);
  return open.filter((one) => one !== key && !one.startsWith(`${key}/`));
}

/** A row of the tree, and the report that it is of. */
export type TreeRow = { line: AdLine; report: AdsReport; isUnattributed: boolean };

/**
 * The rows of a report in the order in which they are shown, each followed by those of its branch: sorted within their
 * parent, and what is not attributed last, where there is any of it or always at the top.
 */
export function treeRows(
  report: AdsReport,
  branches: ReadonlyMap<string, AdsReport>,
  sort: AdsSort,
): TreeRow[] {
  const rowsOf = (one: AdsReport): TreeRow[] => [
    ...sortedLines(one.lines, sort, one.currency).flatMap((line) => {
      const branch = branches.get(line.key);
      return [{ line, report: one, isUnattributed: false }, ...(branch ? rowsOf(branch) : [])];
    }),
    ...(one === report || isSomething(one.unattributed)
      ? [{ line: one.unattributed, report: one, isUnattributed: true }]
      : []),
  ];
  return rowsOf(report);
}

function keyAbove(key: string): string | null {
  return key.includes("/") ? key.slice(0, key.lastIndexOf("/")) : null;
}
