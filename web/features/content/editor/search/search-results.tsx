import { useDeferredValue } from "react";
import type { Content } from "#domain/content/content";
import { textsFound } from "./texts-found.ts";

type Props = { document: Content; query: string; onJump: (path: string) => void };

/** Where a text stands, in every part of the funnel; a press leads there. */
export function SearchResults({ document, query, onJump }: Props) {
  const wanted = useDeferredValue(query);
  const found = textsFound(document, wanted);
  return (
    <section aria-label="Texts found" className="grid content-start gap-1">
      <p role="status" className="text-row text-ink-2">
        {found.length === 0
          ? `No text says “${wanted.trim()}”.`
          : `${found.length} ${found.length === 1 ? "text" : "texts"}`}
      </p>
      <ul className="border-line bg-sheet divide-line divide-y rounded-xl border empty:hidden">
        {found.map(({ path, place, text }) => (
          <li key={path}>
            <button
              type="button"
              className="hover:bg-hover grid w-full cursor-pointer gap-0.5 px-3 py-2 text-start focus-visible:-outline-offset-2"
              onClick={() => onJump(path)}
            >
              <span className="text-ink-3 text-xs">{place}</span>
              <span className="line-clamp-3 text-sm [overflow-wrap:anywhere]">
                <Marked text={text} wanted={wanted} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The text with what was looked for, if it is written so. */
function Marked({ text, wanted }: { text: string; wanted: string }) {
  const needle = wanted.trim().toLowerCase();
  const at = text.toLowerCase().indexOf(needle);
  if (at < 0) return text;
  const end = at + needle.length;
  // Long paragraphs begin near what was found.
  const start = at > 120 ? text.lastIndexOf(" ", at - 60) + 1 : 0;
  return (
    <>
      {start > 0 && "… "}
      {text.slice(start, at)}
      <mark className="bg-wait-bg text-ink rounded-sm">{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
