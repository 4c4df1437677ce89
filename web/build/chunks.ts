import type { Manifest, ManifestChunk } from "vite";

export type PageFiles = { scripts: string[]; styles: string[] };

/** The chunk of a source file and its static imports, each once. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((name) => withImports(manifest, name, seen))];
}

/** The scripts and styles that a page loads for these entries, in order. */
export function filesOf(manifest: Manifest, entries: readonly string[]): PageFiles {
  const seen = new Set<string>();
  const chunks = entries.flatMap((entry) => {
    if (!manifest[entry]) throw new Error(`No chunk was built for ${entry}.`);
    return withImports(manifest, entry, seen);
  });
  return {
    scripts: [...new Set(chunks.map((chunk) => chunk.file))],
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
  };
}
