import { useQueryClient } from "@tanstack/react-query";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { dropPerson } from "../leads/lead-cache.ts";
import { erasePerson } from "../leads/people-api.ts";
import { useSave } from "../edit/use-save.ts";

type Props = { email: string; onClose: () => void };

/** Asks for confirmation before erasing everything about a person. The focus starts on Cancel. */
export function ErasePersonDialog({ email, onClose }: Props) {
  const client = useQueryClient();
  const erasing = useSave({
    save: () => erasePerson(email),
    onSaved: () => {
      dropPerson(client, email);
      onClose();
    },
    success: (erased) => ({ title: "Personal data erased", description: `${erased} assessment(s) deleted` }),
    failure: "Failed to erase personal data",
  });
  return (
    <ConfirmDialog
      title="Erase everything?"
      description={
        <p>
          Every assessment under{" "}
          <strong className="[overflow-wrap:anywhere]">
            <bdi>{email}</bdi>
          </strong>{" "}
          will be permanently deleted: answers, contact, chats, notes, calls and strategy hubs. This cannot be
          undone.
        </p>
      }
      onClose={onClose}
      confirm="Erase everything"
      isBusy={erasing.isPending}
      onConfirm={() => erasing.mutate(undefined)}
    />
  );
}
