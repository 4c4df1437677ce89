import type { PersonalData } from "#domain/privacy/personal-data";
import { useQueryClient } from "@tanstack/react-query";
import { ConfirmDialog } from "../../../../../ui/confirm-dialog.tsx";
import { useSave } from "../../edit/use-save.ts";
import { dropLeads } from "../../leads/lead-cache.ts";
import { erasePerson } from "./people-api.ts";
import { countWords, partsOf } from "./personal-choice.ts";
import { PersonalList } from "./personal-list.tsx";

type Props = { data: PersonalData; onClose: () => void };

/** Lists what goes, and asks for confirmation before it does. The focus starts on Cancel. */
export function ErasePersonDialog({ data, onClose }: Props) {
  const client = useQueryClient();
  const parts = partsOf(data);
  const erasing = useSave({
    save: () => erasePerson(parts),
    onSaved: () => {
      dropLeads(client, parts.assessments);
      onClose();
    },
    success: (erased) => ({
      title: "Personal data erased",
      description: `${erased} ${erased === 1 ? "assessment" : "assessments"} deleted`,
    }),
    failure: "Failed to erase personal data",
  });
  return (
    <ConfirmDialog
      title="Erase everything?"
      description={
        <p>
          This permanently deletes {countWords(data)}: answers, contact, chats, notes, calls and strategy
          hubs. It cannot be undone.
        </p>
      }
      onClose={onClose}
      confirm="Erase everything"
      isBusy={erasing.isPending}
      onConfirm={() => erasing.mutate(undefined)}
    >
      <PersonalList data={data} />
    </ConfirmDialog>
  );
}
