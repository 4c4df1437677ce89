import type { Content } from "#domain/content/content";
import { useDeferredValue, useId, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { showToast } from "../../../../ui/toast.tsx";
import { useForm } from "../form/form-context.ts";
import { MOST_FOUND, replacements, textsFound, wantedIn, type Replacement } from "./texts-found.ts";

type Props = { document: Content; query: string; onJump: (path: string) => void };

/** Where a text stands, in every part of the funnel; a press leads there. Other words can be put in its place. */
export function SearchResults({ document, query, onJump }: Props) {
  const wanted = useDeferredValue(query);
  const found = textsFound(document, wanted);
  const [by, setBy] = useState("");
  const all = replacements(document, wanted, by);
  const made = new Map(all.map((one) => [one.path, one.after]));
  return (
    <section aria-label="Texts found" className="grid content-start gap-2">
      <p role="status" className="text-row text-ink-2">
        {foundText(found.length, wantedIn(wanted))}
      </p>
      {found.length > 0 && <ReplaceForm by={by} onType={setBy} all={all} />}
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
                <Marked text={text} wanted={wantedIn(wanted)} />
              </span>
              {by !== "" && made.has(path) && (
                <span className="text-ink-2 line-clamp-3 text-sm [overflow-wrap:anywhere]">
                  <span className="sr-only">Becomes: </span>
                  <span aria-hidden="true">→ </span>
                  <Marked text={made.get(path) ?? ""} wanted={by} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function foundText(count: number, wanted: string): string {
  if (count === 0) return `No text says “${wanted}”.`;
  if (count === MOST_FOUND) return `The first ${count} texts`;
  return count === 1 ? "1 text" : `${count} texts`;
}

type ReplaceProps = { by: string; onType: (by: string) => void; all: readonly Replacement[] };

/** What is found below is what would change, and nothing else. */
function ReplaceForm({ by, onType, all }: ReplaceProps) {
  const { change, later } = useForm();
  const id = useId();
  const replace = () => {
    const undone = all.map(({ path, before, after }) => ({ putBack: later(path), before, after }));
    for (const { path, after } of all) change(path, after);
    // What somebody has written over it meanwhile stays.
    const undo = () =>
      undone.forEach(({ putBack, before, after }) => putBack((now) => (now === after ? before : now)));
    showToast({
      title: `Replaced in ${textsText(all.length)}`,
      action: { label: "Undo", onClick: undo },
      durationMs: 12_000,
    });
    onType("");
  };
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (by !== "" && all.length > 0) replace();
      }}
    >
      <div className="grid min-w-0 grow basis-48 gap-1">
        <label htmlFor={id} className="text-row text-ink-2 font-semibold">
          Replace with
        </label>
        <input
          id={id}
          value={by}
          autoComplete="off"
          className="input input-sm w-full min-w-0"
          onChange={({ target }) => onType(target.value)}
        />
      </div>
      <Button type="submit" size="sm" variant="outline" disabled={by === "" || all.length === 0}>
        Replace in {textsText(all.length)}
      </Button>
    </form>
  );
}

const textsText = (count: number) => (count === 1 ? "1 text" : `${count} texts`);

/** The text with what was looked for, if it is written so. */
function Marked({ text, wanted }: { text: string; wanted: string }) {
  const needle = wanted.trim().toLowerCase();
  const at = text.toLowerCase().indexOf(needle);
  if (at < 0 || needle === "") return text;
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
