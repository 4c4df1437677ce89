import { PAGE_PATHS, type PageName } from "#domain/page-paths";
import type { Content } from "#domain/content/content";
import { escaped } from "./escaped.ts";
import { sharedPicture } from "./content/pictures.ts";

export type NamedPage = PageName | "notFound";

/** The pages that search engines list. */
export const INDEXED: readonly NamedPage[] = ["landing", "quiz", "chat", "privacy", "terms"];

/**
 * What the browser's tab, search engines and shared links say of a page, as tags of its head. Without the site's
 * `origin` there is no preview of a shared link: its addresses must be absolute.
 */
export function saidTags(name: NamedPage, { brand, landing, pages }: Content, origin: string | null): string {
  const { title, description } = pages[name];
  const picture = `${brand.name}: ${landing.hero.statement} ${landing.hero.answer}`;
  const tags = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    ...(INDEXED.includes(name)
      ? social({ title, description, picture }, PAGE_PATHS[name === "notFound" ? "landing" : name], origin)
      : ['<meta name="robots" content="noindex, nofollow">']),
  ];
  return tags.join("\n    ");
}

function social(
  { title, description, picture }: Record<"title" | "description" | "picture", string>,
  path: string,
  origin: string | null,
): string[] {
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escaped(content)}">`;
  const tags = [
    property("type", "website"),
    property("title", title),
    property("description", description),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  if (!origin) return tags;
  const address = `${origin}${path}`;
  const { src, width, height } = sharedPicture;
  return [
    `<link rel="canonical" href="${escaped(address)}">`,
    ...tags,
    property("url", address),
    property("image", `${origin}${src}`),
    property("image:width", String(width)),
    property("image:height", String(height)),
    property("image:alt", picture),
  ];
}
