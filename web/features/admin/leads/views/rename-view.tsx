import { named, renamed, without, type SavedView } from "./saved-views.ts";
import { ViewName } from "./view-name.tsx";
import { keepViews } from "./view-store.ts";

type Props = { views: readonly SavedView[]; name: string; onDone: () => void };

export function RenameView({ views, name, onDone }: Props) {
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
