import type { Look } from "#domain/content/parts/look";
import { sample } from "#domain/content/sample/sample";
import { plainLook, type PlainLook } from "#domain/content/look/plain-look";
import type { AppContext } from "./context.ts";

/** A page without scripts, deployed files or third-party resources. All its text is ours. */
export type PlainDocument = {
  title: string;
  text: string;
  /** Whose page it is, above the title. */
  from?: string;
  /** Markup below the text. */
  more?: string;
  /** The owner’s theme; the built-in one if absent. */
  look?: Look;
  /** Whether our own pages may frame it. */
  isFramed?: boolean;
};

const styleOf = ({ light, button, radius }: PlainLook) => `
body { margin: 0; display: grid; justify-items: center; font: 1rem/1.5 system-ui, sans-serif;
  background: ${light.page}; color: ${light.ink}; }
main { max-width: 28rem; padding: clamp(2rem, 15vh, 8rem) 1.5rem 2rem; }
.from { font-weight: 700; margin: 0 0 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem; text-wrap: balance; }
a { color: inherit; }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin-top: 2rem; }
button { font: inherit; font-weight: 700; min-height: 3rem; padding: .75rem 1.5rem; margin-top: .5rem;
  border: 0; border-radius: ${radius.button}px; background: ${button.ground}; color: ${button.text}; cursor: pointer; }
button.other { background: none; color: inherit; box-shadow: inset 0 0 0 2px currentColor; }
:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }`;

/** Not to be indexed, and with a content security policy of its own. */
export function plainDocument(
  c: AppContext,
  status: 200 | 404 | 429,
  { title, text, from, more = "", look = sample.look, isFramed = false }: PlainDocument,
): Response {
  const nonce = crypto.randomUUID();
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style nonce="${nonce}">${styleOf(plainLook(look))}</style>
</head>
<body><main>${from === undefined ? "" : `<p class="from">${from}</p>`}<h1>${title}</h1><p>${text}</p>${more}</main></body>
</html>
`;
  return c.html(html, status, {
    "Content-Security-Policy": [
      `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self'`,
      `base-uri 'none'; frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    ].join("; "),
  });
}
