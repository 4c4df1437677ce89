const HEARD = [
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "alt",
  "title",
  "placeholder",
  "content",
];

/** What is read in a document, text by text, and heard of it; not what only its scripts and styles read. */
export async function shownTexts(html: string): Promise<string[]> {
  const texts: string[] = [];
  let text = "";
  let isCode = false;
  await new HTMLRewriter()
    .on("script, style", {
      element: (element) => {
        isCode = true;
        element.onEndTag(() => void (isCode = false));
      },
    })
    .on("*", {
      element: (element) => {
        for (const name of HEARD) texts.push(element.getAttribute(name) ?? "");
      },
      text: (chunk) => {
        if (isCode) return;
        text += chunk.text;
        if (!chunk.lastInTextNode) return;
        texts.push(text);
        text = "";
      },
    })
    .transform(new Response(html))
    .arrayBuffer();
  return texts.filter((each) => each.trim() !== "").map(unescaped);
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&nbsp;": " ",
};
const unescaped = (text: string) => text.replaceAll(/&[^;\s]+;/g, (entity) => ENTITIES[entity] ?? entity);
