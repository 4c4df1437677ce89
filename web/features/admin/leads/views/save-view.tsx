import { showToast } from "../../../../ui/toast.tsx";
import { named, withView, type SavedView } from "./saved-views.ts";
import { ViewName } from "./view-name.tsx";
import { keepViews } from "./view-store.ts";

type Props = { views: readonly SavedView[]; query: string; onSaved: () => void };

/** Gives what the list shows now a name. Without a filter or an order of its own there is nothing to name. */
export function SaveView({ views, query, onSaved }: Props) {
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
