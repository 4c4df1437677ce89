import type { Difference } from "#domain/content/differences";
import { Tag } from "../../../kit/look/tag.tsx";

const KINDS = { changed: null, added: "Added", removed: "Removed", moved: "Moved" } as const;

type Props = { differences: readonly Difference[]; onJump?: (path: string) => void };

/** What changed, side by side: before at the left, after at the right. */
export function DifferenceList({ differences, onJump }: Props) {
  if (differences.length === 0) return <p className="text-row text-ink-2">Nothing differs.</p>;
  return (
    <ul className="grid gap-2">
      {differences.map((difference) => (
        <li key={`${difference.kind} ${difference.path}`} className="grid gap-1">
          <p className="text-row text-ink-2 flex flex-wrap items-center gap-2">
            {difference.place}
            {KINDS[difference.kind] && <Tag>{KINDS[difference.kind]}</Tag>}
            {onJump && difference.kind !== "removed" && (
              <button
                type="button"
                aria-label={`Edit ${difference.place}`}
                className="link pointer-coarse:min-h-11"
                onClick={() => onJump(difference.path)}
              >
                Edit
              </button>
            )}
          </p>
          <dl className="grid gap-1 sm:grid-cols-2">
            <Side name="Before" text={difference.before} />
            <Side name="After" text={difference.after} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Side({ name, text }: { name: string; text: string | null }) {
  return (
    <div className={`min-w-0 rounded-lg px-2.5 py-1.5 ${text === null ? "" : "bg-sunk"}`}>
      <dt className="text-ink-3 text-xs">{name}</dt>
      <dd className="max-h-48 overflow-y-auto text-sm [overflow-wrap:anywhere] whitespace-pre-wrap">
        {text === null ? "–" : text || "(empty)"}
      </dd>
    </div>
  );
}
