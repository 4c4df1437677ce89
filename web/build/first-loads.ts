import path from "node:path";
import type { Rolldown } from "vite";
import { documents } from "../documents.ts";

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup["name"], (...args: never) => unknown>>[1];

const WEB = path.join(import.meta.dirname, "..");
const START = "main.tsx";
/** Vite's own, which every chunk needs that loads another. */
const PRELOAD_HELPER = "vite/preload-helper";

/**
 * What is loaded at once, by name: every page's first script, what records an arrival, and each page with the frame of
 * the app; apart from that what a page loads together further on.
 */
const LOADS: Readonly<Record<string, readonly string[]>> = {
  start: [START],
  arrival: [START, "lib/visit/keep-arrival.ts"],
  ...Object.fromEntries(
    Object.entries(documents).flatMap(([name, { module, parts, later }]) => [
      [name, ["app.tsx", module, ...parts]],
      ...(later.length > 0 ? [[`${name}-later`, ["app.tsx", module, ...parts, ...later]]] : []),
    ]),
  ),
};

/** What staff open most, loaded once the list stands. No load of its own: pages of visitors bring nothing of it. */
const OPENED_LATER = ["features/admin/app/lead/open-lead-page.tsx"];

/** The pages that mostly link onwards, and those of an assessment. */
const LIGHT = pagesThat("when-needed");
const ASSESSING = pagesThat("after-paint");
/** Shared by so many loads, a light one among them, it is part of the frame; */
const IN_FRAME = 5;
/** by so many pages of an assessment, of what those have in common. */
const IN_COMMON = 3;

type Chunk = { name: string; priority: number };

/**
 * How shared code is split: what the same loads need is one chunk, so that none carries what another needs. Every chunk
 * costs a request, so what most loads need is one chunk as well. What is needed by more comes first, since a chunk takes
 * with it whatever its modules import.
 */
export function codeSplitting(): { groups: Rolldown.CodeSplittingGroup[] } {
  const { chunkOf, laterChunk } = chunksByLoads();
  const most = Object.keys(LOADS).length + 4;
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
    minShareCount: name === "admin" ? 1 : 2,
  }));
  return { groups: [...loaded, ...later] };
}

/**
 * The chunks of what is opened later, the first before the others, as each takes with it what its modules import: what
 * the dashboard has loaded, what visitors may open later too, and the rest.
 */
const LATER = ["admin", "both-later", "admin-later"] as const;

function chunksByLoads() {
  let reach: { loads: Map<string, Set<string>>; later: Set<string>; visitors: Set<string> } | null = null;
  const entries = new Set([...Object.values(LOADS).flat(), ...OPENED_LATER].map(inWeb));
  const reachIn = (context: Context) => (reach ??= reachOf(context));
  return {
    chunkOf: (id: string, context: Context): Chunk | null => {
      if (entries.has(id)) return null;
      if (id.includes(PRELOAD_HELPER)) return chunkFor(new Set(["start"]));
      const loads = reachIn(context).loads.get(id);
      return loads ? chunkFor(loads) : null;
    },
    laterChunk: (id: string, context: Context): (typeof LATER)[number] | null => {
      const { loads, later, visitors } = reachIn(context);
      if (entries.has(id) || !later.has(id)) return null;
      if (loads.has(id)) return "admin";
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

function chunkFor(loads: ReadonlySet<string>): Chunk {
  const all = Object.keys(LOADS).length;
  if (loads.has("start")) return { name: "start", priority: all + 4 };
  if (loads.has("arrival")) return { name: "arrival", priority: all + 3 };
  if (loads.size >= IN_FRAME && LIGHT.some((name) => loads.has(name)))
    return { name: "frame", priority: all + 2 };
  if (ASSESSING.filter((name) => loads.has(name)).length >= IN_COMMON)
    return { name: "common", priority: all + 1 };
  return { name: [...loads].join("-"), priority: loads.size };
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

function pagesThat(hydration: (typeof documents)[keyof typeof documents]["hydration"]): string[] {
  return Object.entries(documents).flatMap(([name, page]) => (page.hydration === hydration ? [name] : []));
}
