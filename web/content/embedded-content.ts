import type { GivenParts } from "./use-content.tsx";

/** The id of the element in which a document brings its parts of the content along. */
const ELEMENT = "page-content";

/** The parts that the document was rendered from: our own server's, in the shape that its pages have. */
export async function embeddedContent(): Promise<GivenParts> {
  if (import.meta.env.DEV) return builtIn();
  const parts: GivenParts = JSON.parse(document.getElementById(ELEMENT)?.textContent || "{}");
  return parts;
}

/** Where pages are served from source, no document was rendered. */
async function builtIn(): Promise<GivenParts> {
  const [{ readable }, { sample }] = await Promise.all([
    import("#domain/content/page-content"),
    import("#domain/content/sample/sample"),
  ]);
  return readable(sample);
}
