import Beasties from "beasties";

/**
 * Rules kept whatever the document holds. Beasties matches elements below `<html>`, so it would drop the themes
 * and the marks set on `<html>` itself, and drops every selector that begins with a pseudo-class. Those that begin
 * with `:is(` are the component library's, by the dozen, for fields and menus: no first screen has them.
 */
const ALWAYS_KEPT = /^(html|\[data-theme|:(?!is\()|:is\(:root)/;

/** The part of the styles that a page needs until its sheets arrive, for the document with `<style></style>`. */
export async function criticalCss(css: string, document: string): Promise<string> {
  const beasties = new Beasties({
    // Only the style is taken: the sheets come with the page's code.
    external: false,
    allowRules: [ALWAYS_KEPT],
    inlineFonts: true,
    // By name, it would miss those that a variable names.
    keyframes: "all",
    logLevel: "warn",
  });
  const processed = await beasties.process(
    document.replace("<style></style>", () => `<style>${css}</style>`),
  );
  const [, critical] = /<style>(.*?)<\/style>/s.exec(processed) ?? [];
  if (critical === undefined) throw new Error("The document has no place for its styles.");
  return critical;
}
