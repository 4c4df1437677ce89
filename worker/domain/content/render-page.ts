import type { Content } from "./content.ts";

export type PageRequest = {
  pathname: string;
  /** With its placeholders filled in. */
  content: Content;
  /** The site's origin, for links that must be absolute; null omits them. */
  origin: string | null;
  /** The JSON that the document of a hub brings along. */
  data?: string;
};

/** What a document is filled with: the page, its parts of the content as JSON, and what is said of it, as tags. */
export type RenderedPage = { html: string; content: string; said: string };

/** Renders a page of the app to HTML. Rejects if any part of the page fails. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** Pages of a hub that is nobody's, for trying what a document makes of them. */
export type SampleHubPages = readonly { pathname: string; data: string }[];
