import type { BenchBuild } from "../build.ts";
import type { BenchOptions } from "../bench-options.ts";

/** A promise of the product that a section has measured. */
export type Check = { what: string; limit: string; measured: string; ok: boolean };

/** What a section found, as Markdown, and how it stands against what was promised. */
export type Findings = {
  markdown: string;
  checks: Check[];
  /** The routes that it has measured, as the router names them. */
  measured: string[];
  /** Every route that there is, from the section that asks for them. */
  routes?: string[];
};

export type Bench = {
  options: BenchOptions;
  build: BenchBuild;
  /** Folder of this run, removed at its end. */
  folder: string;
  /** Says how far the run is. */
  say: (what: string) => void;
};

export type Section = { name: string; title: string; run: (bench: Bench) => Promise<Findings> };
