import type { BenchCase } from "../bench-case.ts";

/** What was promised of the rows that a call reads. */
export type RowLimit =
  /** Three times the rows it gives and a hundred; a search 5,000. Counting them apart: 1,001. */
  | { kind: "list" | "search" }
  /** In all. */
  | { kind: "all"; most: number };

/** Milliseconds at a million leads on two quiet cores: of what staff ask for often, and of any two filters. */
export const WITHIN = { often: 300, seldom: 1000 };

export type AdminCase = BenchCase & {
  rows?: RowLimit;
  /** Milliseconds that it may take on the largest database. */
  within?: number;
  /**
   * Whether it may take longer with more assessments: it looks at them all and tells how far it is, or goes through an
   * index of theirs where a filter leaves few.
   */
  looksAtAll?: boolean;
};
