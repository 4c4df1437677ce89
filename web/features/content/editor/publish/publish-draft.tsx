import { valueAt } from "#domain/content/merged";
import type { Ours } from "#domain/content/parts/ours";
import type { Funnel, FunnelDraft } from "../funnel-draft.ts";
import { removeEntries } from "../remove-entries.ts";
import type { Problem } from "../use-problems.ts";
import { PublishDialog } from "./publish-dialog.tsx";

type Props = {
  draft: FunnelDraft;
  funnel: Funnel;
  problems: readonly Problem[];
  onJump: (path: string) => void;
  onClose: () => void;
};

/** Publishing the draft that is edited. What is decided on the way is saved at once. */
export function PublishDraft({ draft, funnel, ...rest }: Props) {
  const change = (path: string, value: unknown) => {
    draft.change(path, value);
    void draft.flush();
  };
  const remove = (list: string, indexes: ReadonlySet<number>) => {
    const entries = valueAt(funnel.document, list);
    const later = (path: string) => {
      const putBack = draft.later(path);
      return (update: (value: unknown) => unknown) => {
        putBack(update);
        void draft.flush();
      };
    };
    return removeEntries(
      { change, later },
      { list, entries: Array.isArray(entries) ? entries : [], indexes },
    );
  };
  return (
    <PublishDialog
      funnel={funnel}
      {...rest}
      onOurs={(ours: Ours) => change("ours", ours)}
      onRemove={remove}
    />
  );
}
