import type { GivenParts } from "./use-content.tsx";

/** The id of the element in which a document brings its parts of the content along. */
const ELEMENT = "page-content";
/** What stands there in a document that nothing was put into. */
const EMPTY = /^(?:__PAGE_CONTENT__)?$/;

/** The parts that the document was rendered from: our own server's, in the shape that its pages have. */
export async function embeddedContent(): Promise<GivenParts> {
  const text = document.getElementById(ELEMENT)?.textContent ?? "";
  if (import.meta.env.DEV && EMPTY.test(text)) return builtIn();
  const parts: GivenParts = JSON.parse(text || "{}");
  return parts;
}

/** Where pages are served from source, no document was rendered. */
async function builtIn(): Promise<GivenParts> {
  const [{ readable, withKeptTimes }, { keptTimes }, { sample }] = await Promise.all([
    import("#domain/content/page-content"),
    import("#domain/settings/kept-times"),
    import("#domain/content/sample/sample"),
  ]);
  return withKeptTimes(readable(sample), keptTimes({}));
}
