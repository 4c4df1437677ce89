import type { Content } from "#domain/content/content";
import { ownPalette } from "#domain/content/look/look-variables";
import type { Look } from "#domain/content/parts/look";
import { mediaPath } from "#domain/content/pictures/media-path";
import type { Picture } from "#domain/content/pictures/picture";
import { PAGE_PATHS, type PageName } from "#domain/page-paths";

export type NamedPage = PageName | "notFound";

/** The pages that search engines list. */
export const INDEXED: readonly NamedPage[] = ["landing", "quiz", "chat", "privacy", "terms"];

/**
 * What the browser's tab, search engines and shared links say of a page, as tags of its head. Without the site's
 * `origin` there is no preview of a shared link: its addresses must be absolute.
 */
export function saidTags(
  name: NamedPage,
  { brand, landing, look, pages }: Content,
  origin: string | null,
): string {
  const { title, description } = pages[name];
  const picture = sharedPicture(
    look.shared,
    `${brand.name}: ${landing.hero.statement} ${landing.hero.answer}`,
  );
  const tags = [
    `<title>${escaped(title)}</title>`,
    ...iconTags(look),
    `<meta name="description" content="${escaped(description)}">`,
    ...(INDEXED.includes(name)
      ? social({ title, description, picture }, PAGE_PATHS[name === "notFound" ? "landing" : name], origin)
      : ['<meta name="robots" content="noindex, nofollow">']),
  ];
  return tags.join("\n    ");
}

/** What the tab shows; on a phone’s home screen, the larger of its sizes. */
function iconTags(look: Look): string[] {
  const [small, large] = look.favicon.files;
  if (!small) return [`<link rel="icon" href="${drawnIcon(look)}" type="image/svg+xml">`];
  return [
    `<link rel="icon" href="${escaped(mediaPath(small.hash))}" sizes="${small.width}x${small.height}">`,
    ...(large ? [`<link rel="apple-touch-icon" href="${escaped(mediaPath(large.hash))}">`] : []),
  ];
}

/** `public/favicon.svg`, or the same in the owner’s colours. */
function drawnIcon(look: Look): string {
  const palette = ownPalette(look);
  if (!palette) return "/favicon.svg";
  const { "base-100": ground, primary } = palette.ink;
  const beat = `<path d="M5 17h6l3-9 5 16 3-7h5" fill="none" stroke="${primary}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${ground}"/>${beat}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

type Shared = { src: string; width: number; height: number; alt: string };

/** The picture of a shared link: the owner's, or the one that ships. */
function sharedPicture({ files, alt }: Picture, headline: string): Shared {
  const file = files.at(-1);
  if (!file) return { src: "/pictures/shared-link.png", width: 1200, height: 630, alt: headline };
  return { src: mediaPath(file.hash), width: file.width, height: file.height, alt: alt || headline };
}

type Said = { title: string; description: string; picture: Shared };

function social({ title, description, picture }: Said, path: string, origin: string | null): string[] {
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
  const { src, width, height, alt } = picture;
  return [
    `<link rel="canonical" href="${escaped(address)}">`,
    ...tags,
    property("url", address),
    property("image", `${origin}${src}`),
    property("image:width", String(width)),
    property("image:height", String(height)),
    property("image:alt", alt),
  ];
}

/** Text as the value of an attribute or the content of an element. */
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
