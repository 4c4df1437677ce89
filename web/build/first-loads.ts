import path from "node:path";
import type { Rolldown } from "vite";
import { documents, type PageDocument } from "../documents.ts";

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup["name"], (...args: never) => unknown>>[1];

const WEB = path.join(import.meta.dirname, "..");
const START = "main.tsx";
/** Vite's own, which every chunk needs that loads another. */
const PRELOAD_HELPER = "vite/preload-helper";

/**
 * What is loaded at once, by name: every page's first script with what records an arrival, and each page with the frame
 * of the app; apart from that what a page loads together further on.
 */
const LOADS: Readonly<Record<string, readonly string[]>> = {
  start: [START, "lib/visit/keep-arrival.ts"],
  ...Object.fromEntries(
    Object.entries(documents).flatMap(([name, { module, parts, later }]) => [
      [name, ["app.tsx", module, ...parts]],
      ...(later.length > 0 ? [[`${name}-later`, ["app.tsx", module, ...parts, ...later]]] : []),
    ]),
  ),
};

/** What staff open most, loaded once the list stands. No load of its own: pages of visitors bring nothing of it. */
const OPENED_LATER = ["features/app/lead/open-lead-page.tsx", "features/app/palette/palette-layer.tsx"];

/** The pages that mostly link onwards, and those of an assessment: of these, before its result and after. */
const LIGHT = pagesThat(({ hydration }) => hydration === "when-needed");
const ASSESSING = pagesThat(({ hydration }) => hydration === "after-paint");
const RESULTS = pagesThat(({ rendering }) => rendering === "on-request");
/** Shared by so many loads, a light one among them, it is part of the frame; */
const IN_FRAME = 5;
/** by so many pages of an assessment, of what those have in common. */
const IN_COMMON = 3;

/** In a chunk of its own, so that the dashboard, which has another, does not load it with what it shares with them. */
const VISITORS_SHEET = "web/index.css";

type Chunk = { name: string; priority: number };
/** First to last, as each takes with it what its modules import; what fewer loads need comes after all of these. */
const FIRST = [
  "start",
  "frame",
  "visitors",
  "common",
  "staff-assessment",
  "staff-result",
  "staff-visitors",
  "admin",
] as const;
/** Stands for all that visitors may open later: none of it brings what is staff's own. */
const VISITORS_LATER = "visitors-later";

/**
 * How shared code is split: what the same loads need is one chunk, so that none carries what another needs. Every chunk
 * costs a request, so what most loads need is one chunk as well. What is needed by more comes first, since a chunk takes
 * with it whatever its modules import.
 */
export function codeSplitting(): { groups: Rolldown.CodeSplittingGroup[] } {
  const { chunkOf, laterChunk } = chunksByLoads();
  const most = Object.keys(LOADS).length + FIRST.length;
  const priorities = Array.from({ length: most }, (_, index) => most - index);
  const loaded = priorities.map((priority): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => {
      const chunk = chunkOf(id, context);
      return chunk?.priority === priority ? chunk.name : null;
    },
    debugName: `needed by ${priority}`,
    priority: priority + LATER.length,
    // What one load needs is in its own chunk already, but for what its later parts need too.
    minShareCount: priority === 1 ? 2 : 1,
  }));
  const later = LATER.map((name, index): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => (laterChunk(id, context) === name ? name : null),
    debugName: name,
    priority: LATER.length - index,
    minShareCount: 2,
  }));
  return { groups: [...loaded, ...later] };
}

/** The chunks of what is opened later: what visitors may open later too comes first, as it takes its imports along. */
const LATER = ["both-later", "admin-later"] as const;

function chunksByLoads() {
  let reach: { loads: Map<string, Set<string>>; later: Set<string>; visitors: Set<string> } | null = null;
  const entries = new Set([...Object.values(LOADS).flat(), ...OPENED_LATER].map(inWeb));
  const reachIn = (context: Context) => (reach ??= reachOf(context));
  return {
    chunkOf: (id: string, context: Context): Chunk | null => {
      if (entries.has(id)) return null;
      if (id.includes(PRELOAD_HELPER)) return chunkFor(new Set(["start"]));
      const { loads, later, visitors } = reachIn(context);
      const own = loads.get(id);
      if (!own) return null;
      const all = new Set(later.has(id) ? [...own, "admin"] : own);
      if (id.endsWith(VISITORS_SHEET)) return chunkNamed("visitors");
      const isStaffs = all.size === 1 && all.has("admin");
      return chunkFor(isStaffs && visitors.has(id) ? all.add(VISITORS_LATER) : all);
    },
    laterChunk: (id: string, context: Context): (typeof LATER)[number] | null => {
      const { loads, later, visitors } = reachIn(context);
      if (entries.has(id) || !later.has(id) || loads.has(id)) return null;
      return visitors.has(id) ? "both-later" : "admin-later";
    },
  };
}

function reachOf(context: Context) {
  const icons = iconFinder(context);
  const modules = Object.entries(LOADS).flatMap(([name, load]) => (name === "admin" ? [] : load));
  return {
    loads: neededBy(context),
    later: reachedFrom(OPENED_LATER, context, icons),
    visitors: reachedFrom(modules, context, icons, inWeb(documents.admin.module)),
  };
}

/** The chunk of what these loads need; the opened lead counts as staff's. */
function chunkFor(loads: ReadonlySet<string>): Chunk {
  const first = firstChunk(loads);
  return first ? chunkNamed(first) : { name: [...loads].join("-"), priority: loads.size };
}

function chunkNamed(name: (typeof FIRST)[number]): Chunk {
  return { name, priority: Object.keys(LOADS).length + FIRST.length - FIRST.indexOf(name) };
}

function firstChunk(loads: ReadonlySet<string>): (typeof FIRST)[number] | null {
  if (loads.has("start")) return "start";
  const isLight = LIGHT.some((name) => loads.has(name));
  if (isLight && loads.size >= IN_FRAME) return "frame";
  // Of what the questions share with two others there is so little that it is not worth a request.
  if (loads.has("quiz") && loads.size > 2 && !loads.has("admin")) return "common";
  if (ASSESSING.filter((name) => loads.has(name)).length >= IN_COMMON) return "common";
  if (!loads.has("admin")) return null;
  if (loads.size === 1) return "admin";
  if (loads.has(VISITORS_LATER)) return "staff-visitors";
  // What staff share with visitors is little: a chunk for each mixture of pages would be a request each.
  if (isLight) return "frame";
  const results = RESULTS.filter((name) => loads.has(name)).length;
  if (results === loads.size - 1) return "staff-result";
  return results > 0 ? "common" : "staff-assessment";
}

/** The loads that need each module. */
function neededBy(context: Context): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const icons = iconFinder(context);
  for (const [load, modules] of Object.entries(LOADS)) {
    for (const id of reachedFrom(modules, context, icons))
      found.set(id, (found.get(id) ?? new Set()).add(load));
  }
  return found;
}

/** The modules that come with these; also later, but for what comes with `without`, if that is given. */
function reachedFrom(
  modules: readonly string[],
  context: Context,
  icons: IconFinder,
  without: string | null = null,
): Set<string> {
  const seen = new Set<string>();
  const todo = modules.map(inWeb);
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    const info = context.getModuleInfo(id);
    if (!info || seen.has(id) || id === without) continue;
    seen.add(id);
    todo.push(...info.importedIds.flatMap((next) => icons(info.code ?? "", next) ?? next));
    if (without !== null) todo.push(...info.dynamicallyImportedIds);
  }
  return seen;
}

type IconFinder = (code: string, imported: string) => string[] | null;

const ICONS = /[\\/]lucide-react\.mjs$/;

/** The icons that a module names, of the one file that has them all; null for another import. */
function iconFinder(context: Context): IconFinder {
  const files = new Map<string, string>();
  return (code, imported) => {
    if (!ICONS.test(imported)) return null;
    if (files.size === 0) {
      const all = context.getModuleInfo(imported)?.code ?? "";
      for (const [, names = "", file = ""] of all.matchAll(/export \{([^}]*)\} from ["'](\.[^"']*)["']/g))
        for (const name of names.split(","))
          files.set(name.replace("default as", "").trim(), path.join(path.dirname(imported), file));
    }
    const named = code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g);
    return [...named].flatMap(([, names = ""]) =>
      names.split(",").flatMap((name) => files.get(name.replace(/ as .*/, "").trim()) ?? []),
    );
  };
}

function inWeb(module: string): string {
  return path.join(WEB, module);
}

function pagesThat(is: (page: PageDocument) => boolean): string[] {
  return Object.entries(documents).flatMap(([name, page]) => (is(page) ? [name] : []));
}
