type IndexedPage = { path: string };

/** Keeps crawlers out of personal and staff pages, whose addresses are never listed. */
export function robotsFile(origin: string | null): string {
  const rules = ["User-agent: *", "Disallow: /hub/", "Disallow: /admin", "Disallow: /api/"];
  return [...rules, ...(origin ? ["", `Sitemap: ${origin}/sitemap.xml`] : []), ""].join("\n");
}

export function sitemapFile(pages: readonly IndexedPage[], origin: string): string {
  const urls = pages.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
