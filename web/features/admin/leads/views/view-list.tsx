import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "../../../../lib/link.tsx";
import { showToast } from "../../../../ui/toast.tsx";
import { RenameView } from "./rename-view.tsx";
import { without, type SavedView } from "./saved-views.ts";
import { keepViews } from "./view-store.ts";

type Props = { views: readonly SavedView[]; query: string; onChosen: () => void };

/** The views to go to, each with a way to rename and delete it. */
export function ViewList({ views, query, onChosen }: Props) {
  const [edited, setEdited] = useState<string | null>(null);
  const remove = (name: string) => {
    keepViews(without(views, name));
    const action = { label: "Undo", onClick: () => keepViews(views) };
    showToast({ title: "View deleted", description: name, action });
  };
  if (views.length === 0) {
    return (
      <p className="text-base-content/75 p-2 text-sm">
        Filter or sort the list, then give it a name here. Views are kept in this browser.
      </p>
    );
  }
  return (
    <ul>
      {views.map(({ name, query: to }) => (
        <li key={name} className="flex items-center gap-1">
          {edited === name ? (
            <RenameView views={views} name={name} onDone={() => setEdited(null)} />
          ) : (
            <>
              <Link
                to={to ? `/admin?${to}` : "/admin"}
                aria-current={to === query || undefined}
                className="rounded-field hover:bg-base-200 min-w-0 grow truncate px-2 py-2 text-sm aria-[current]:font-semibold pointer-coarse:py-3"
                // The direction is the block's, so that a name is cut at its end.
                dir="auto"
                onClick={onChosen}
              >
                {name}
              </Link>
              <IconButton label={`Rename ${name}`} Icon={Pencil} onClick={() => setEdited(name)} />
              <IconButton label={`Delete ${name}`} Icon={Trash2} onClick={() => remove(name)} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

type IconProps = { label: string; Icon: typeof Pencil; onClick: () => void };

function IconButton({ label, Icon, onClick }: IconProps) {
  return (
    <button type="button" aria-label={label} className="btn btn-ghost btn-sm btn-square" onClick={onClick}>
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
