import { entryKey, valueAt, type Clash } from "#domain/content/merged";
import { Link } from "../../../lib/link.tsx";
import { Button } from "../../../ui/button.tsx";
import type { Funnel } from "./funnel-draft.ts";
import { placeWords } from "./search/texts-found.ts";
import { HISTORY_PATH } from "./view-links.tsx";

type Props = { funnel: Funnel; onDecide: (clash: Clash, whose: "mine" | "theirs") => void };

/** What somebody else changed meanwhile. Where both changed the same, both stand here until somebody chooses. */
export function ClashNotes({ funnel, onDecide }: Props) {
  const { clashes, hasTheirs } = funnel;
  if (clashes.length === 0 && !hasTheirs) return null;
  if (clashes.length === 0)
    return (
      <p role="status" className="bg-note-bg text-note text-row rounded-lg px-3 py-2">
        Someone else changed other texts in the meantime. The draft has both.
      </p>
    );
  return (
    <div role="alert" className="border-wait bg-sheet grid gap-3 rounded-xl border px-4 py-3">
      <p className="font-semibold">Someone else changed the same text while you were editing.</p>
      {clashes.map((clash) => (
        <div key={clash.path} className="grid gap-2">
          <p className="text-ink-2 text-row">{placeWords(keysOf(funnel.document, clash.path))}</p>
          <dl className="grid gap-2 sm:grid-cols-2">
            <Side name="Theirs" value={clash.theirs} />
            <Side name="Yours" value={clash.mine} />
          </dl>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="outline" onClick={() => onDecide(clash, "theirs")}>
              Use theirs
            </Button>
            <Button size="sm" variant="outline" onClick={() => onDecide(clash, "mine")}>
              Keep mine
            </Button>
          </div>
        </div>
      ))}
      <p className="text-row text-ink-2">
        Whatever you choose, both versions stay in{" "}
        <Link to={HISTORY_PATH} className="link">
          History
        </Link>
        .
      </p>
    </div>
  );
}

/** An entry is named by where it stands in its list by now. */
function keysOf(document: object, path: string) {
  const keys = path.split(".");
  return keys.flatMap((key, depth) => {
    if (!key.startsWith("#")) return key;
    const list = valueAt(document, keys.slice(0, depth).join("."));
    const at = Array.isArray(list) ? list.findIndex((entry) => entryKey(entry) === key.slice(1)) : -1;
    return at === -1 ? [] : at;
  });
}

function Side({ name, value }: { name: string; value: unknown }) {
  return (
    <div className="bg-sunk min-w-0 rounded-lg px-3 py-2">
      <dt className="text-ink-3 text-xs font-semibold">{name}</dt>
      <dd className="max-h-40 overflow-y-auto text-sm [overflow-wrap:anywhere] whitespace-pre-wrap">
        {wordsOf(value)}
      </dd>
    </div>
  );
}

/** Of an entry or a list all its texts, one a line. */
function wordsOf(value: unknown): string {
  if (typeof value === "string") return value || "(empty)";
  if (typeof value !== "object" || value === null) return "(removed)";
  return Object.values(value).map(wordsOf).join("\n");
}
