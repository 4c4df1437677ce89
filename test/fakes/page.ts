const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text made safe for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: #8886; --accent: #2f5bea; }
  * { box-sizing: border-box; }
  body { margin: 0; background: Canvas; display: grid; justify-items: center; padding: clamp(1.5rem, 12vh, 7rem) 1.5rem 1.5rem; }
  main { width: 100%; max-width: 26rem; }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; text-wrap: balance; }
  h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
  p { margin: 0 0 1rem; }
  label { display: block; font-weight: 600; margin-bottom: .25rem; }
  input { width: 100%; font: inherit; padding: .6rem .75rem; border: 1px solid var(--line); border-radius: .5rem;
    background: transparent; color: inherit; margin-bottom: 1rem; }
  button, .button { display: inline-block; font: inherit; font-weight: 600; min-height: 2.75rem; padding: .6rem 1.1rem;
    border: 1px solid var(--line); border-radius: .5rem; background: transparent; color: inherit; cursor: pointer;
    text-decoration: none; }
  button[type=submit], .button, [aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: #fff; }
  :focus-visible { outline: 3px solid #f5a524; outline-offset: 2px; }
  small { opacity: .75; }
  [role=alert] { border-left: 4px solid #d33; padding-left: .75rem; }
  form p { margin: 1rem 0; }
  fieldset { border: 0; margin: 0 0 1rem; padding: 0; }
  legend { padding: 0; margin-bottom: .5rem; }
  .slots { display: grid; grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr)); gap: .5rem; }
  .slots button { padding-inline: .25rem; }
  [hidden] { display: none; }
`;

/** A whole page of a stand-in. `body` is HTML; its author has escaped what came from outside. `style` is laid over. */
export function standInPage(title: string, body: string, style = ""): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${STYLE}${style}</style>
</head>
<body><main>${body}</main></body>
</html>`;
}
