import { Download } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { saveFile } from "../../../lib/save-file.ts";
import { fetchPersonalData, withdrawConsents } from "../leads/people-api.ts";
import { useSave } from "../edit/use-save.ts";
import { ErasePersonDialog } from "./erase-person-dialog.tsx";

type Props = { email: string; onClose: () => void };

/** Saved so that people can read it as well. */
const saveJson = (data: unknown) =>
  saveFile("personal-data.json", "application/json", JSON.stringify(data, null, 2));

/** A person's requests: a copy, withdrawal of consent, erasure. Each applies to all of their assessments. */
export function PersonDialog({ email, onClose }: Props) {
  const [isErasing, setIsErasing] = useState(false);
  const download = useSave({
    save: async () => saveJson(await fetchPersonalData(email)),
    failure: "Failed to export personal data",
  });
  const withdrawal = useSave({
    save: () => withdrawConsents(email),
    success: { title: "Consent withdrawn", description: "No more emails or ad events will be sent." },
    failure: "Failed to withdraw consent",
  });
  if (isErasing) return <ErasePersonDialog email={email} onClose={onClose} />;
  return (
    <Dialog
      title="Personal Data"
      description={<bdi className="[overflow-wrap:anywhere]">{email}</bdi>}
      width="md"
      onClose={onClose}
    >
      <ul className="divide-base-300 divide-y">
        <Right
          title="Copy"
          text="All assessments under this address, with answers, chats, consents, events, calls and notes, as a JSON file."
        >
          <Button
            variant="outline"
            size="sm"
            isBusy={download.isPending}
            onClick={() => download.mutate(undefined)}
          >
            <Download aria-hidden="true" className="size-4" />
            Download
          </Button>
        </Right>
        <Right
          title="Consent"
          text="Withdraws consent to emails and ad measurement. Anything still waiting to be sent is canceled."
        >
          <Button
            variant="outline"
            size="sm"
            isBusy={withdrawal.isPending}
            onClick={() => withdrawal.mutate(undefined)}
          >
            Withdraw
          </Button>
        </Right>
        <Right title="Erasure" text="Permanently deletes all of it. Messages already sent can’t be recalled.">
          <Button variant="outline" size="sm" onClick={() => setIsErasing(true)}>
            Erase …
          </Button>
        </Right>
      </ul>
    </Dialog>
  );
}

type RightProps = { title: string; text: string; children: ReactNode };

function Right({ title, text, children }: RightProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-60">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-base-content/75 text-sm">{text}</p>
      </div>
      {children}
    </li>
  );
}
