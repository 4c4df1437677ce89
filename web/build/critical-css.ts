import Beasties from "beasties";

/**
 * Rules kept whatever the document contains. Beasties only matches elements below `<html>`, so it would drop themes and
 * attributes set on `<html>` itself, and it drops every selector that starts with a pseudo-class. Those about menus,
 * joined or divided lists and the parts of fields stay dropped: no first screen has any, and dozens of them would push
 * the hub's document past what a server sends before it first hears back, about 14 KB.
 */
const ALWAYS_KEPT =
  /^(html|\[data-theme|:(?!is\(|where\((?::scope|\.join|\.divide)|:-webkit-|:file-|-moz-)|:is\(:root)/;

/** The styles that a page needs until its style sheets arrive, for a document containing `<style></style>`. */
export async function criticalCss(css: string, document: string): Promise<string> {
  const beasties = new Beasties({
    // Only the inlined styles are used: the style sheets load with the page's code.
    external: false,
    allowRules: [ALWAYS_KEPT],
    inlineFonts: true,
    // Keeping only keyframes used by name would miss those named in a variable.
    keyframes: "all",
    logLevel: "warn",
  });
  const processed = await beasties.process(
    document.replace("<style></style>", () => `<style>${css}</style>`),
  );
  const [, critical] = /<style>(.*?)<\/style>/s.exec(processed) ?? [];
  if (critical === undefined) throw new Error("The document has no place for its styles.");
  return withoutUnusedProperties(critical);
}

/** Registered properties that none of these rules reads: a good third of a page's at-rules. */
function withoutUnusedProperties(css: string): string {
  const read = new Set(Array.from(css.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name));
  return css.replaceAll(/@property (--[\w-]+)\s*\{[^}]*\}/g, (rule, name: string) =>
    read.has(name) ? rule : "",
  );
}
