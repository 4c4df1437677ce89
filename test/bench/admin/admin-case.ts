import type { BenchCase } from "../bench-case.ts";

/** Milliseconds at a million leads on two quiet cores: of what staff ask for often, and of any two filters. */
export const WITHIN = { often: 300, seldom: 1000 };

export type AdminCase = BenchCase & {
  /** Milliseconds that it may take on the largest database. */
  within?: number;
  /** Whether it may take longer with more assessments: it counts them, or tells how far it is. */
  looksAtAll?: boolean;
};
