import { Bookmark, Pencil, Trash2 } from "lucide-react";
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from "react";
import { Link } from "../../../../lib/link.tsx";
import { Button } from "../../../../ui/button.tsx";
import { showToast } from "../../../../ui/toast.tsx";
import { useDropQuestion } from "../../../kit/edit/use-drop-question.tsx";
import { useAdminParams } from "../../../kit/frame/admin-params.ts";
import { placeBeside } from "../../../kit/look/place-beside.ts";
import {
  viewQuery,
  named,
  withView,
  without,
  renamed,
  VIEW_NAME_MAX,
  type SavedView,
} from "./saved-views.ts";
import { useSavedViews, keepViews } from "./view-store.ts";

/** The saved views of the list, and a name for the one shown. */
export function ViewsMenu() {
  const [isOpen, setOpen] = useState(false);
  const views = useSavedViews();
  const { params } = useAdminParams();
  const query = viewQuery(params);
  const shown = views.find((view) => view.query === query);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="btn btn-sm bg-base-100 border-base-300 max-w-48"
        onClick={() => setOpen(true)}
      >
        <Bookmark aria-hidden="true" className={`size-4 shrink-0 ${shown ? "fill-current" : ""}`} />
        <span dir="auto" className="truncate">
          {shown?.name ?? "Views"}
        </span>
      </button>
      {isOpen && (
        <ViewsPanel anchor={button} onClose={() => setOpen(false)}>
          <ViewList views={views} query={query} onChosen={() => setOpen(false)} />
          <SaveView key={query} views={views} query={query} onSaved={() => setOpen(false)} />
        </ViewsPanel>
      )}
    </>
  );
}

type PanelProps = {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

function ViewsPanel({ anchor, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    element.showPopover();
    placeBeside(element, anchor.current);
    element.querySelector<HTMLElement>("a, input")?.focus();
  }, [anchor]);
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label="Saved views"
      className="rounded-box bg-base-100 border-base-300 fixed inset-auto m-0 max-h-[80dvh] w-80 max-w-[calc(100vw-1rem)] space-y-2 overflow-y-auto border p-2 shadow-xl"
      onToggle={(event) => event.newState === "closed" && onClose()}
    >
      {children}
    </div>
  );
}

type Props = { views: readonly SavedView[]; query: string; onSaved: () => void };

/** Gives what the list shows now a name. Without a filter or an order of its own there is nothing to name. */
function SaveView({ views, query, onSaved }: Props) {
  if (query === "" || views.some((view) => view.query === query)) return null;
  return (
    <ViewName
      label="Name of this view"
      start=""
      verb={(name) => (named(views, name) ? "Replace" : "Save")}
      onName={(name) => {
        keepViews(withView(views, { name, query }));
        showToast({ title: "View saved", description: name });
        onSaved();
      }}
    />
  );
}

type ViewListProps = { views: readonly SavedView[]; query: string; onChosen: () => void };

/** The views to go to, each with a way to rename and delete it. */
function ViewList({ views, query, onChosen }: ViewListProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const remove = (name: string) => {
    keepViews(without(views, name));
    const action = { label: "Undo", onClick: () => keepViews(views) };
    showToast({ title: "View deleted", description: name, action });
  };
  if (views.length === 0) {
    return (
      <p className="text-base-content/75 p-2 text-sm">
        Filter or sort the list, then give it a name here. Views are saved in this browser.
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

type RenameViewProps = { views: readonly SavedView[]; name: string; onDone: () => void };

function RenameView({ views, name, onDone }: RenameViewProps) {
  const others = without(views, name);
  return (
    <ViewName
      label={`New name of ${name}`}
      start={name}
      verb={(to) => (named(others, to) ? "Replace" : "Rename")}
      onName={(to) => {
        keepViews(renamed(views, name, to));
        onDone();
      }}
      onCancel={onDone}
    />
  );
}

type ViewNameProps = {
  label: string;
  start: string;
  /** What the button says for a name. */
  verb: (name: string) => string;
  onName: (name: string) => void;
  onCancel?: () => void;
};

/** A field for a view's name. */
function ViewName({ label, start, verb, onName, onCancel }: ViewNameProps) {
  const [text, setText] = useState(start);
  const name = text.trim();
  const question = useDropQuestion({
    name: label,
    isTyped: name !== start,
    onDrop: () => (onCancel ? onCancel() : setText(start)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name) onName(name);
  };
  return (
    <>
      <form className="flex grow items-center gap-2 p-1" onSubmit={submit}>
        <input
          aria-label={label}
          placeholder={label}
          dir="auto"
          maxLength={VIEW_NAME_MAX}
          className="input input-sm min-w-0 grow"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || (!onCancel && name === start)) return;
            // It ends what is typed here, not the whole panel.
            event.preventDefault();
            question.drop();
          }}
          // Renaming begins here; saving after the views.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={onCancel !== undefined}
        />
        <Button type="submit" size="sm" disabled={!name}>
          {verb(name)}
        </Button>
      </form>
      {question.dialog}
    </>
  );
}
