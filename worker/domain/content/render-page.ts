import type { Content } from "./content.ts";

export type PageRequest = {
  pathname: string;
  /** With its placeholders filled in. */
  content: Content;
  /** The number that it was published under; the built-in content has none. */
  version?: number;
  /** The site's origin, for links that must be absolute; null omits them. */
  origin: string | null;
  /** The JSON that the document of a hub brings along. */
  data?: string;
};

/** What a document in a look of the owner’s has beside what the build wrote. */
export type PageDress = {
  /** Comes before all that the style sheets say. */
  style: string;
  /** The ground of light pages, in which a browser draws its own bars; null as it ships. */
  ground: string | null;
  /** The file that is loaded first in place of the headings’ that ships; null if none is, absent as it ships. */
  face?: string | null;
};

/**
 * What a document is filled with: the page, its parts of the content as JSON, what is said of it, as tags, and the look
 * of it, null as it ships.
 */
export type RenderedPage = { html: string; content: string; said: string; dress: PageDress | null };

/** Renders a page of the app to HTML. Rejects if any part of the page fails. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** Pages of a hub that is nobody's, for trying what a document makes of them. */
export type SampleHubPages = readonly { pathname: string; data: string }[];
